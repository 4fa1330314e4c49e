import type { RugToMake } from '@nawl/contract/sales/kinds/rug/rug-contract'
import * as messages from '@nawl/messages/workshop-list'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'
import { sizeText } from './rug-line-text.ts'

/** What the workshop needs to know of a rug: its size, and its yarns by weight. */
export function RugToMakeFacts({ line: { design, kilograms } }: { readonly line: RugToMake }) {
  const { widthMm, lengthMm } = design.size
  return (
    <>
      <p className="type-caption figures mt-1 text-graphite">
        {messages.sizes({ size: sizeText(design.size), width: widthMm, length: lengthMm })}
      </p>
      <table className="type-caption figures mt-3">
        <caption className="sr-only">{messages.yarns}</caption>
        <tbody>
          {design.yarns.map(({ name: yarn, hex }, n) => (
            <tr key={hex}>
              <td>
                <Pompom hex={hex} size={18} />
              </td>
              <th scope="row" className="first-letter:capitalize">
                {yarnNameOf(yarn)}
              </th>
              <td className="text-end">{messages.kilograms({ weight: kilograms[n] ?? 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
