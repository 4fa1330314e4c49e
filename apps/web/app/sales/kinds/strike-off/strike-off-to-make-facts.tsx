import type { StrikeOffToMake } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import * as samples from '@nawl/messages/samples'
import * as messages from '@nawl/messages/workshop-list'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'

/** What the workshop needs to know of a strike-off: where it lies, and its yarns by weight. */
export function StrikeOffToMakeFacts({ line: { design, kilograms } }: { readonly line: StrikeOffToMake }) {
  const { xMm, yMm } = design.place
  return (
    <>
      <p className="type-caption figures mt-1 text-graphite">
        {samples.strikeOffMade} {samples.fromEdges({ left: xMm, top: yMm })}
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
