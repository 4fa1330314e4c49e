import * as messages from '@nawl/messages/shell'
import type { Link as LinkFacts } from './links.ts'
import { Link } from 'react-router'

import { useRoot } from './use-root.ts'
import { breadcrumbData } from './structured/breadcrumb-data.ts'
import { StructuredData } from './structured/structured-data.tsx'

/** The breadcrumb trail, visible and as structured data. */
export function Breadcrumb({ trail }: { readonly trail: readonly LinkFacts[] }) {
  const { publicUrl } = useRoot()
  return (
    <nav aria-label={messages.breadcrumb} className="type-caption text-graphite">
      <StructuredData data={breadcrumbData(trail, publicUrl)} />
      <ol className="flex flex-wrap">
        {trail.map(({ label, to }, place) => (
          <li key={to} className="flex items-center">
            {place > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-madder">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
