import type { BoxLine, ShownBox } from '@nawl/contract/sales/kinds/sample-box/sample-box-contract'
import * as messages from '@nawl/messages/cart'
import * as samples from '@nawl/messages/samples'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'

/** The yarns of a box with their codes. */
export function YarnsInBox({ yarns }: Pick<ShownBox, 'yarns'>) {
  return (
    <ul
      aria-label={messages.yarns}
      className="type-caption mt-3 flex flex-wrap gap-x-3.5 gap-y-1 *:flex *:items-center *:gap-1.5"
    >
      {yarns.map(({ code, name, hex }) => (
        <li key={code}>
          <Pompom hex={hex} size={18} />
          <span className="figures">{samples.yarnAndCode({ name: yarnNameOf(name), code })}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same in the list of the workshop. */
export const BoxYarns = ({ line: { design } }: { readonly line: BoxLine }) => (
  <YarnsInBox yarns={design.yarns} />
)
