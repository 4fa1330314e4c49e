import type { RugToMake } from '@nawl/contract/sales/kinds/rug/rug-contract'
import * as messages from '@nawl/messages/workshop-list'

import { YarnWeights } from '../yarn-weights.tsx'
import { sizeText } from './rug-line-text.ts'

/** What the workshop needs to know of a rug: its size, and its yarns by weight. */
export function RugToMakeFacts({ line: { design, kilograms } }: { readonly line: RugToMake }) {
  const { widthMm, lengthMm } = design.size
  return (
    <>
      <p className="type-caption figures mt-1 text-graphite">
        {messages.sizes({ size: sizeText(design.size), width: widthMm, length: lengthMm })}
      </p>
      <YarnWeights yarns={design.yarns} kilograms={kilograms} />
    </>
  )
}
