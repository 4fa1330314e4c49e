import type { ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import * as messages from '@nawl/messages/cart'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'

type LineYarnsProps = {
  readonly yarns: ShownRug['yarns']
  /** The coverage of each, in percent, to be shown beside it. */
  readonly shares?: readonly string[]
}

/** A line's yarns, each with its pompom and name. */
export function LineYarns({ yarns, shares }: LineYarnsProps) {
  return (
    <ul
      aria-label={messages.yarns}
      className="type-caption mt-3 flex flex-wrap gap-x-3.5 gap-y-1 *:flex *:items-center *:gap-1.5"
    >
      {yarns.map(({ name, hex }, n) => (
        <li key={hex}>
          <Pompom hex={hex} size={18} />
          <span className="inline-block first-letter:capitalize">{yarnNameOf(name)}</span>
          {shares && (
            <span className="figures text-graphite">{messages.share({ percent: shares[n] ?? '' })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
