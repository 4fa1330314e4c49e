import type { DeliverySettings } from '@nawl/domain/shop/pickup'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/shop-delivery'

import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { languageName } from '../language-name.ts'

const PARTS = [
  ['address', messages.addressIn],
  ['hours', messages.hoursIn],
] as const

/** Whether customers can collect their orders, where, and when. */
export function PickupFields({ value, change, faults, readOnly }: Fields<DeliverySettings>) {
  const { pickup } = value
  const set = (more: Partial<DeliverySettings['pickup']>) =>
    change({ ...value, pickup: { ...pickup, ...more } })
  return (
    <Section title={messages.pickup}>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <label className="type-ui flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-ink"
          checked={pickup.isOffered}
          disabled={readOnly}
          onChange={({ target }) => set({ isOffered: target.checked })}
        />
        {messages.offer}
      </label>
      <p className="type-caption mt-1 text-graphite">{messages.offerMeaning}</p>
      <div className="mt-5 grid">
        {PARTS.flatMap(([part, label]) =>
          (['en', 'ar'] as const).map((language) => (
            <div key={`${part} ${language}`}>
              <CheckedField
                label={label({ language: languageName(language) })}
                lang={language}
                dir={LANGUAGES[language].direction}
                readOnly={readOnly}
                autoComplete="off"
                maxLength={200}
                value={pickup[part][language]}
                fault={faults[`pickup.${part}.${language}`] ? messages.missing : ''}
                onChange={({ target }) => set({ [part]: { ...pickup[part], [language]: target.value } })}
              />
            </div>
          )),
        )}
      </div>
    </Section>
  )
}
