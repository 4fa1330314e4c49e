import { useMemo } from 'react'
import type { Thing, WithContext } from 'schema-dts'

import { sanitised } from '../../ui/text/sanitised.ts'

/** What a page says, once more in schema.org's words (JSON-LD), for search engines. A block of data, never run. */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  // A text that ends the element would end it.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const trusted = useMemo(() => sanitised(json), [json])
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: trusted }} />
}
