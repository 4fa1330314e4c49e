import * as messages from '@nawl/messages/size'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { isComposable } from '@nawl/domain/catalogue/bitmap-path'
import { ROOM_PLAN_PAGE } from '@nawl/domain/shop/pages'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { QUANTITIES } from '@nawl/domain/rug/sizes/size'
import { lazy, Suspense } from 'react'

import type { SizeRefused } from '../../sales/cart/lines/size-refusal.ts'
import { usePrice } from '../../page/country/use-price.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import type { StudioState } from '../state/studio-state.ts'
import { roomPlanPath } from '../../page/room-plan-path.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { linkText } from '../share/design-of-state.ts'
import { FitToRoom } from './fit-to-room.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { SideFields } from './side-fields.tsx'
import { priceSentence } from './size-messages.ts'
import { UsualSizes } from './usual-sizes.tsx'

type CostCalculatorProps = {
  readonly rug: RugItem
  /** Last segment of the product's path. */
  readonly address: string
  readonly state: StudioState
  /** Why the size cannot be ordered, once that should be shown. */
  readonly refusal: SizeRefused | null
  readonly onChange: (size: Partial<StudioState['size']>) => void
  /** Called when a side has been typed and its field loses focus. */
  readonly onLeave: () => void
}

/** Loaded for visitors' own drawings only. */
const FitChoice = lazy(async () => ({ default: (await import('../fit/fit-choice.tsx')).FitChoice }))

/** Shape, size and quantity: everything the price depends on. */
export function CostCalculator({ rug, address, state, refusal, onChange, onLeave }: CostCalculatorProps) {
  const { currency } = usePrice()
  const { size, sizing } = state
  return (
    <section aria-labelledby="size-and-price" className="studio-section">
      <h2 id="size-and-price" className="type-tool">
        {messages.calculator}
      </h2>
      <ShapeChoice
        hideLabel
        value={size.shape}
        onChange={(value) => onChange({ shape: value })}
        className="mt-5"
      />
      <div className="mt-5 grid grid-cols-[1fr_1fr_98px] gap-x-3.5 gap-y-6">
        <SideFields size={size} refusal={refusal} onChange={onChange} onLeave={onLeave} />
        <UsualSizes
          size={size}
          perSquareFoot={squareFootPrice(rug.collection)}
          isCatalogued={isComposable(rug.processingImage)}
          onChange={onChange}
        />
        <FitToRoom size={size} onChange={onChange} />
        <TextLink
          to={sizing === 'composed' ? roomPlanPath(address, linkText(state)) : ROOM_PLAN_PAGE.path}
          className="col-span-full -mt-6 justify-self-start"
        >
          {messages.drawRoom}
        </TextLink>
        {sizing === 'fitted' && (
          <Suspense fallback={null}>
            <FitChoice rug={rug} state={state} onChange={(fit) => onChange({ fit, shape: size.shape })} />
          </Suspense>
        )}
        <SelectField
          label={messages.quantity}
          value={size.quantity}
          onChange={(event) => onChange({ quantity: Number(event.target.value) })}
        >
          {QUANTITIES.map((quantity) => (
            <option key={quantity}>{quantity}</option>
          ))}
        </SelectField>
        <p className="type-micro col-span-2 self-end pb-2 text-graphite">
          {priceSentence(rug, size.shape, currency)}
        </p>
      </div>
    </section>
  )
}
