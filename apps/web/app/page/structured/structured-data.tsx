import { useMemo } from 'react'
import type { Thing, WithContext } from 'schema-dts'

import { sanitised } from '../../ui/text/sanitised.ts'

/** The page's content as JSON-LD for search engines. Data only, never executed. */
export function StructuredData({ data }: { readonly data: WithContext<Thing> }) {
  // `</script>` in a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const trusted = useMemo(() => sanitised(json), [json])
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: trusted }} />
}
