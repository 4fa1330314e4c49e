import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import { DEFAULT_CUSTOMS, hsCodeOf, PILE_MATERIALS } from '@nawl/domain/shop/customs'
import * as messages from '@nawl/messages/shop-business'

import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'

/** What is said of exports to customs offices. */
export function CustomsFields({ value, change, faults, readOnly }: Fields<ShopBusiness>) {
  const customs = value.customs ?? DEFAULT_CUSTOMS
  const set = (changed: Partial<NonNullable<ShopBusiness['customs']>>) =>
    change({ ...value, customs: { ...customs, ...changed } })
  const common = { readOnly, autoComplete: 'off', dir: 'ltr' } as const
  return (
    <Section title={messages.customs}>
      <p className="type-caption mt-2 text-graphite">{messages.customsMeaning}</p>
      <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
        <SelectField
          label={messages.material}
          disabled={readOnly}
          value={customs.material}
          onChange={({ target }) => {
            const material = PILE_MATERIALS.find((known) => known === target.value)
            if (material) set({ material })
          }}
        >
          {PILE_MATERIALS.map((material) => (
            <option key={material} value={material}>
              {messages.materialAndCode({
                material,
                code: hsCodeOf({ ...DEFAULT_CUSTOMS, material }),
              })}
            </option>
          ))}
        </SelectField>
        <div>
          <CheckedField
            {...common}
            label={messages.hsCode}
            inputMode="numeric"
            maxLength={20}
            value={customs.hsCode}
            fault={faults['customs.hsCode'] ? messages.hsCodeHint : ''}
            onChange={({ target }) => set({ hsCode: target.value })}
          />
        </div>
        <div>
          <CheckedField
            {...common}
            label={messages.exporterCode}
            maxLength={40}
            value={customs.exporterCode}
            fault={faults['customs.exporterCode'] ?? ''}
            onChange={({ target }) => set({ exporterCode: target.value })}
          />
        </div>
      </div>
    </Section>
  )
}
