import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import type { Link } from '../links.ts'
import type { BreadcrumbList, WithContext } from 'schema-dts'

/** A breadcrumb trail as schema.org data, root first. */
export function breadcrumbData(trail: readonly Link[], publicUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: publicUrl + pagePath(to, LANGUAGE.prefix),
    })),
  }
}
