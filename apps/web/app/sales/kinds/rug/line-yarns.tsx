import type { ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { shareFigures } from '@nawl/domain/yarn/share-figures'
import * as messages from '@nawl/messages/cart'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'

type LineYarnsProps = {
  readonly yarns: ShownRug['yarns']
  /** Whether to show each yarn's coverage. */
  readonly shares?: boolean
}

/** A line's yarns, each with its pompom and name. */
export function LineYarns({ yarns, shares = false }: LineYarnsProps) {
  const figures = shareFigures(yarns.map(({ share }) => share))
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
            <span className="figures text-graphite">{messages.share({ percent: figures[n] ?? '' })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
