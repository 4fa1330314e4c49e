import type { StrikeOffToMake } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import * as samples from '@nawl/messages/samples'

import { YarnWeights } from '../yarn-weights.tsx'

/** What the workshop needs to know of a strike-off: where it lies, and its yarns by weight. */
export function StrikeOffToMakeFacts({ line: { design, kilograms } }: { readonly line: StrikeOffToMake }) {
  const { xMm, yMm } = design.place
  return (
    <>
      <p className="type-caption figures mt-1 text-graphite">
        {samples.strikeOffMade} {samples.fromEdges({ left: xMm, top: yMm })}
      </p>
      <YarnWeights yarns={design.yarns} kilograms={kilograms} />
    </>
  )
}
