import { DEFAULT_PRICES } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/shop-prices'

import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import type { DraftPrices } from './draft-prices.ts'
import { NumberField } from './number-field.tsx'

/** What samples cost, and how long a strike-off takes. */
export function SampleFields({ value, change, faults, readOnly }: Fields<DraftPrices>) {
  // A draft from before there were samples says nothing of them.
  const { samples = DEFAULT_PRICES.samples } = value as Partial<Pick<DraftPrices, 'samples'>>
  const [least, most] = samples.strikeOffWeeks
  const set = (part: Partial<DraftPrices['samples']>) =>
    change({ ...value, samples: { ...samples, ...part } })
  const field = { readOnly, scale: 100 } as const
  return (
    <Section title={messages.samples}>
      <p className="type-ui mt-2 text-graphite">{messages.samplesMeaning}</p>
      <div className="price-grid mt-4">
        <NumberField
          {...field}
          label={messages.sampleBox}
          value={samples.box}
          fault={faults['samples.box']}
          onChange={(box) => set({ box })}
        />
        <NumberField
          {...field}
          label={messages.strikeOff}
          value={samples.strikeOff}
          fault={faults['samples.strikeOff']}
          onChange={(strikeOff) => set({ strikeOff })}
        />
      </div>
      <fieldset className="mt-4">
        <legend className="type-ui">{messages.strikeOffWeeks}</legend>
        <div className="price-grid mt-2">
          <NumberField
            label={messages.weeksLeast}
            value={least}
            fault={faults['samples.strikeOffWeeks.0']}
            readOnly={readOnly}
            onChange={(weeks) => set({ strikeOffWeeks: [weeks, most] })}
          />
          <NumberField
            label={messages.weeksMost}
            value={most}
            fault={
              faults['samples.strikeOffWeeks.1'] ??
              (faults['samples.strikeOffWeeks'] ? messages.backwards : undefined)
            }
            readOnly={readOnly}
            onChange={(weeks) => set({ strikeOffWeeks: [least, weeks] })}
          />
        </div>
      </fieldset>
    </Section>
  )
}
