import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/shop-business'

import { CheckedField } from '../../ui/forms/field.tsx'
import { CustomsFields } from './customs-fields.tsx'
import { Section } from '../../ui/section.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { Fields } from '../documents/versions.tsx'

const MAILBOXES = [
  ['support', messages.support],
  ['trade', messages.trade],
  ['press', messages.press],
  ['care', messages.care],
] as const
const ACCOUNT = ['beneficiary', 'bank', 'iban', 'swift'] as const
const ACCOUNT_FIELDS = {
  beneficiary: { label: messages.beneficiary, most: 140, wrong: null },
  bank: { label: messages.bankName, most: 140, wrong: null },
  iban: { label: messages.iban, most: 50, wrong: messages.ibanHint },
  swift: { label: messages.swift, most: 11, wrong: messages.swiftHint },
} satisfies Record<(typeof ACCOUNT)[number], object>

type Props = Fields<ShopBusiness>

/** Addresses for e-mail, the seller, the account for transfers, and how order numbers begin. */
export function BusinessFields(props: Props) {
  return (
    <>
      <MailFields {...props} />
      <SellerFields {...props} />
      <BankFields {...props} />
      <CustomsFields {...props} />
      <PrefixField {...props} />
    </>
  )
}

function MailFields({ value, change, faults, readOnly }: Props) {
  const common = { readOnly, autoComplete: 'off', dir: 'ltr', maxLength: 200 } as const
  const set = (field: keyof ShopBusiness['mail']) => (event: React.ChangeEvent<HTMLInputElement>) =>
    change({ ...value, mail: { ...value.mail, [field]: event.target.value } })
  return (
    <Section title={messages.mail}>
      <p className="type-caption mt-2 text-graphite">{messages.mailMeaning}</p>
      <div className="mt-4 grid">
        <CheckedField
          {...common}
          label={messages.from}
          value={value.mail.from}
          fault={faults['mail.from'] ? messages.fromHint : ''}
          onChange={set('from')}
        />
        {MAILBOXES.map(([field, label]) => (
          <CheckedField
            key={field}
            {...common}
            label={label}
            type="email"
            value={value.mail[field]}
            fault={faults[`mail.${field}`] ? messages.mailboxHint : ''}
            onChange={set(field)}
          />
        ))}
      </div>
    </Section>
  )
}

const LEGAL = [
  ['name', (language: string) => messages.nameIn({ language })],
  ['address', (language: string) => messages.addressIn({ language })],
] as const

function SellerFields({ value, change, faults, readOnly }: Props) {
  const { seller } = value
  return (
    <Section title={messages.seller}>
      <p className="type-caption mt-2 text-graphite">{messages.sellerMeaning}</p>
      <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {LEGAL.map(([field, label]) =>
          Object.values(LANGUAGES).map(({ code, direction }) => (
            <div key={`${field}.${code}`}>
              <CheckedField
                label={label(code)}
                lang={code}
                dir={direction}
                autoComplete="off"
                readOnly={readOnly}
                maxLength={200}
                value={seller[field][code]}
                fault={faults[`seller.${field}.${code}`] ?? ''}
                onChange={({ target }) =>
                  change({
                    ...value,
                    seller: { ...seller, [field]: { ...seller[field], [code]: target.value } },
                  })
                }
              />
            </div>
          )),
        )}
      </div>
      <CheckedField
        label={messages.trn}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        maxLength={30}
        value={seller.trn}
        fault={trnFault(faults['seller.trn'])}
        onChange={({ target }) => change({ ...value, seller: { ...seller, trn: target.value } })}
      />
    </Section>
  )
}

function trnFault(fault: string | undefined): string {
  if (fault === undefined) return ''
  return fault === 'needed-for-vat' ? messages.trnNeeded : messages.trnHint
}

function BankFields({ value, change, faults, readOnly }: Props) {
  const { bank } = value
  function faultOf(field: (typeof ACCOUNT)[number]): string {
    const fault = faults[`bank.${field}`] ?? ''
    if (fault === '') return ''
    if (bank[field] === '') return messages.bankIncomplete
    if (fault === 'example') return messages.ibanExample
    return ACCOUNT_FIELDS[field].wrong ?? fault
  }
  return (
    <Section title={messages.bank}>
      <p className="type-caption mt-2 text-graphite">{messages.bankMeaning}</p>
      <div className="mt-4 grid">
        {ACCOUNT.map((field) => (
          <CheckedField
            key={field}
            label={ACCOUNT_FIELDS[field].label}
            dir={field === 'iban' || field === 'swift' ? 'ltr' : 'auto'}
            autoComplete="off"
            readOnly={readOnly}
            maxLength={ACCOUNT_FIELDS[field].most}
            value={bank[field]}
            fault={faultOf(field)}
            onChange={({ target }) => change({ ...value, bank: { ...bank, [field]: target.value } })}
          />
        ))}
      </div>
    </Section>
  )
}

function PrefixField({ value, change, faults, readOnly }: Props) {
  const { orderPrefix: prefix } = value
  return (
    <Section title={messages.orders}>
      <p className="type-caption mt-2 text-graphite">{messages.ordersMeaning}</p>
      <div className="mt-4">
        <CheckedField
          label={messages.prefix}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          maxLength={4}
          value={prefix}
          fault={faults['orderPrefix'] ? messages.prefixHint : ''}
          onChange={({ target }) => change({ ...value, orderPrefix: target.value.toUpperCase() })}
        />
        <p className="type-caption text-graphite">
          <Sentence
            parts={messages.prefixExample({
              prefix,
              code: (number) => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {number}
                </bdi>
              ),
            })}
          />
        </p>
      </div>
    </Section>
  )
}
