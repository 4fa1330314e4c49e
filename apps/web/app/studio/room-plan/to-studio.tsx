import type { PlacedRug } from '@nawl/domain/room-plan/room-plan'
import { rugSides } from '@nawl/domain/room-plan/rug-sides'
import { AS_DRAWN, decodeDesign, encodeDesign } from '@nawl/domain/rug/design-link'
import { estimate } from '@nawl/domain/rug/estimate'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/room-plan'
import { useSearchParams } from 'react-router'

import { usePrice } from '../../page/country/use-price.ts'
import { RUG_PARAMETER } from '../../page/room-plan-path.ts'
import { LINK_PARAMETER, studioPath } from '../../page/studio-path.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import type { PlannedDesign } from './room-plan.route.tsx'

type ToStudioProps = {
  readonly rug: PlacedRug
  readonly unit: Unit
  readonly designs: readonly PlannedDesign[]
  readonly wanted: string | undefined
}

/** A design in the rug's size: what it costs, and the way to the studio. */
export function ToStudio({ rug, unit, designs, wanted }: ToStudioProps) {
  const [search, setSearch] = useSearchParams()
  const { price } = usePrice()
  const design = designs.find(({ address }) => address.toLowerCase() === wanted) ?? designs[0]
  if (!design) return null
  const size = { ...rugSides(rug, unit), quantity: 1, composed: true }
  const priced = estimate(size, squareFootPrice(design.collection))
  // The yarns of a link are those of the design that it names.
  const linked = decodeDesign((design.address.toLowerCase() === wanted && search.get(LINK_PARAMETER)) || '')
  const text = encodeDesign({ ...(linked.ok ? linked.design : AS_DRAWN), size })
  return (
    <div className="plan-to-studio">
      <SelectField
        label={messages.design}
        value={design.address}
        onChange={({ target }) =>
          setSearch({ [RUG_PARAMETER]: target.value }, { replace: true, preventScrollReset: true })
        }
      >
        {designs.map(({ name, address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </SelectField>
      {priced.ok && (
        <p className="mt-4">
          <span className="type-price">{price(priced.price)}</span>
        </p>
      )}
      <p className="mt-4">
        <ButtonLink kind="primary" to={studioPath(design.address, text)}>
          {messages.open}
        </ButtonLink>
      </p>
    </div>
  )
}
