import * as messages from '@nawl/messages/workshop-list'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../ui/pompom.tsx'

type YarnWeightsProps = {
  readonly yarns: readonly { readonly name: string; readonly hex: string }[]
  /** Of each yarn, in the same order. */
  readonly kilograms: readonly number[]
}

/** The yarns that a line takes, by weight. */
export function YarnWeights({ yarns, kilograms }: YarnWeightsProps) {
  return (
    <table className="type-caption figures mt-3">
      <caption className="sr-only">{messages.yarns}</caption>
      <tbody>
        {yarns.map(({ name: yarn, hex }, n) => (
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
  )
}
