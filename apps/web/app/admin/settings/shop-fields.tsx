import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import * as messages from '@nawl/messages/shop-settings'
import { LANGUAGES } from '@nawl/messages/languages'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { Fields } from '../documents/versions.tsx'
import { AccentField } from './accent-field.tsx'
import { LogoField } from './logo-field.tsx'

const NETWORKS = ['instagram', 'facebook', 'linkedin'] as const
const LABELS = {
  instagram: messages.instagram,
  facebook: messages.facebook,
  linkedin: messages.linkedin,
} satisfies Record<(typeof NETWORKS)[number], string>

const businessLink = (text: string) => <TextLink to="/desk/settings/business">{text}</TextLink>

/** The shop's name and contacts. */
export function ShopFields({ value, change, faults, readOnly }: Fields<ShopSettings>) {
  const common = { readOnly, autoComplete: 'off' }
  return (
    <>
      <Section title={messages.name}>
        <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
          <EachLanguage
            label={(language) => messages.nameIn({ language })}
            field="name"
            most={60}
            {...{ value, change, faults, readOnly }}
          />
        </div>
      </Section>
      <LogoField {...{ value, change, faults, readOnly }} />
      <AccentField {...{ value, change, faults, readOnly }} />
      <Section title={messages.contacts}>
        <div className="mt-4 grid">
          <CheckedField
            {...common}
            label={messages.phone}
            dir="ltr"
            type="tel"
            placeholder={messages.phoneHint}
            maxLength={21}
            value={value.phone}
            fault={faults['phone'] ? messages.phoneHint : ''}
            onChange={({ target }) => change({ ...value, phone: target.value })}
          />
          <EachLanguage
            label={(language) => messages.showroomIn({ language })}
            field="showroom"
            most={200}
            {...{ value, change, faults, readOnly }}
          />
          <p className="type-ui text-graphite">
            <Sentence parts={messages.mailElsewhere({ link: businessLink })} />
          </p>
        </div>
      </Section>
      <Section title={messages.visits}>
        <label className="type-ui mt-2 flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-[18px] flex-none accent-ink"
            disabled={readOnly}
            checked={value.countVisits ?? true}
            onChange={({ target }) => change({ ...value, countVisits: target.checked })}
          />
          {messages.countVisits}
        </label>
        <p className="type-caption text-graphite">{messages.countMeaning}</p>
      </Section>
      <Section title={messages.social}>
        <p className="type-caption mt-2 text-graphite">{messages.socialMeaning}</p>
        <div className="mt-4 grid">
          {NETWORKS.map((network) => (
            <CheckedField
              key={network}
              {...common}
              label={LABELS[network]}
              dir="ltr"
              type="url"
              maxLength={200}
              value={value.social[network]}
              fault={faults[`social.${network}`] ? messages.socialHint : ''}
              onChange={({ target }) =>
                change({ ...value, social: { ...value.social, [network]: target.value } })
              }
            />
          ))}
        </div>
      </Section>
    </>
  )
}

type EachLanguageProps = Fields<ShopSettings> & {
  readonly label: (language: string) => string
  readonly field: 'name' | 'showroom'
  readonly most: number
}

/** A field for each language of the shop. */
function EachLanguage({ label, field, most, value, change, faults, readOnly }: EachLanguageProps) {
  return Object.values(LANGUAGES).map(({ code, direction }) => (
    <div key={code}>
      <CheckedField
        label={label(code)}
        lang={code}
        dir={direction}
        autoComplete="off"
        readOnly={readOnly}
        maxLength={most}
        value={value[field][code]}
        fault={faults[`${field}.${code}`] ?? ''}
        onChange={({ target }) => change({ ...value, [field]: { ...value[field], [code]: target.value } })}
      />
    </div>
  ))
}
