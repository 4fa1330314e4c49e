import { placeRug, type RugProposal, type RugTarget } from '@nawl/domain/room-plan/propose-rug'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import { nextUsualSizes, rugSides } from '@nawl/domain/room-plan/rug-sides'
import { estimate } from '@nawl/domain/rug/estimate'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/room-plan'

import { usePrice } from '../../page/country/use-price.ts'
import { sidesText } from '../../sales/kinds/rug/rug-line-text.ts'
import { findings } from './plan-sentences.ts'

type NextSizesProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly target: RugTarget
  readonly proposal: RugProposal & { readonly ok: true }
  /** What lies on the plan. */
  readonly rug: PlacedRug
  readonly collection: string | undefined
  readonly onRug: (rug: PlacedRug) => void
}

/** The usual sizes on both sides of our proposal, each with its price and with what would be wrong with it. */
export function NextSizes({ plan, unit, target, proposal, rug, collection, onRug }: NextSizesProps) {
  const { wholePrice } = usePrice()
  const sizes = nextUsualSizes(proposal.rug, unit).map((sides) => {
    const placed = placeRug(plan, target, proposal, sides)
    const size = rugSides(placed, unit)
    const priced = estimate({ ...size, quantity: 1 }, squareFootPrice(collection))
    return {
      placed,
      text: sidesText(size.shape, size, unit),
      price: priced.ok ? wholePrice(priced.price) : '',
      wrong: findings(plan, placed, unit)[0],
    }
  })
  if (sizes.length === 0) return null
  return (
    <section aria-labelledby="plan-next">
      <h3 id="plan-next" className="type-tool">
        {messages.nextSizes}
      </h3>
      <ul className="plan-next">
        {sizes.map(({ placed, text, price, wrong }) => (
          <li key={text}>
            <button type="button" aria-pressed={sameBox(placed, rug)} onClick={() => onRug(placed)}>
              <span className="figures">{text}</span>
              <span className="figures text-graphite">{price}</span>
            </button>
            <p className="type-caption text-graphite">{wrong ?? messages.fits}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sameBox = ({ box: one }: PlacedRug, { box: other }: PlacedRug) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom
