import type { Link } from '@nawl/domain/shop/links'
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
      item: publicUrl + to,
    })),
  }
}
