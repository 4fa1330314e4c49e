import type { Priced } from '@nawl/domain/shop/price-list'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/shop-prices'

import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Fields } from '../documents/versions.tsx'
import type { DraftPrices } from './draft-prices.ts'
import { NumberField } from './number-field.tsx'
import { SampleFields } from './sample-fields.tsx'
import { VatWarning } from './vat-warning.tsx'

const MOST_STEPS = 6

/** What a square foot costs, the discounts, and VAT. */
export function PriceFields(props: Fields<DraftPrices>) {
  const { value, change, faults, readOnly } = props
  const { squareFoot } = value
  // The keys of a price list, its collections first.
  const priced = Object.keys(squareFoot) as Priced[]
  return (
    <>
      <Section title={messages.squareFoot}>
        <p className="type-ui mt-2 text-graphite">{messages.squareFootMeaning}</p>
        <div className="price-grid mt-4">
          {priced.map((name) => (
            <NumberField
              key={name}
              label={name === 'own' ? messages.own : nameOf(name)}
              scale={100}
              suffix={messages.dollars}
              value={squareFoot[name]}
              fault={faults[`squareFoot.${name}`]}
              readOnly={readOnly}
              onChange={(cents) => change({ ...value, squareFoot: { ...squareFoot, [name]: cents } })}
            />
          ))}
        </div>
      </Section>
      <SampleFields {...props} />
      <DiscountFields {...props} />
      <Section title={messages.vat}>
        <div className="price-grid mt-4">
          <NumberField
            label={messages.vatPercent}
            suffix="%"
            value={value.vatPercent}
            fault={faults['vatPercent'] === 'needs-trn' ? messages.vatNeedsTrn : faults['vatPercent']}
            readOnly={readOnly}
            onChange={(vatPercent) => change({ ...value, vatPercent })}
          />
        </div>
        {!readOnly && <VatWarning vatPercent={value.vatPercent} />}
      </Section>
    </>
  )
}

function DiscountFields({ value, change, faults, readOnly }: Fields<DraftPrices>) {
  const { discounts } = value
  const set = (steps: DraftPrices['discounts']) => change({ ...value, discounts: steps })
  const setStep = (n: number, step: Partial<DraftPrices['discounts'][number]>) =>
    set(discounts.map((before, at) => (at === n ? { ...before, ...step } : before)))
  return (
    <Section title={messages.discounts}>
      <p className="type-ui mt-2 text-graphite">{messages.discountsMeaning}</p>
      {discounts.map((step, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- while steps are typed, two may say the same
        <fieldset key={n} className="discount-step mt-4">
          <legend className="sr-only">{messages.step({ n: n + 1 })}</legend>
          <NumberField
            label={messages.fromRugs}
            value={step.from}
            fault={faults[`discounts.${n}.from`]}
            readOnly={readOnly}
            onChange={(from) => setStep(n, { from })}
          />
          <NumberField
            label={messages.percentOff}
            suffix="%"
            value={step.percent}
            fault={faults[`discounts.${n}.percent`]}
            readOnly={readOnly}
            onChange={(percent) => setStep(n, { percent })}
          />
          {!readOnly && (
            <Button small onClick={() => set(discounts.filter((_, at) => at !== n))}>
              {messages.removeStep({ n: n + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <Fault id="discounts-fault">{faults['discounts'] ? messages.unordered : ''}</Fault>
      {!readOnly && discounts.length < MOST_STEPS && (
        <Button small onClick={() => set([...discounts, nextStep(discounts.at(-1))])}>
          {messages.addStep}
        </Button>
      )}
    </Section>
  )
}

/** A step after the last, as a suggestion. */
function nextStep(last: DraftPrices['discounts'][number] | undefined) {
  return { from: (last?.from ?? 1) + (last ? 5 : 2), percent: Math.min(90, (last?.percent ?? 2) + 3) }
}
