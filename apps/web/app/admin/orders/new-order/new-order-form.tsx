import type { OfferRequest } from '@nawl/contract/sales/admin'
import { isEmailAddress } from '@nawl/domain/email/email-address'
import { readAddress } from '@nawl/domain/order/address/address'
import { ADDRESS_FIELDS } from '@nawl/domain/order/address/address-form'
import * as checkout from '@nawl/messages/checkout'
import * as desk from '@nawl/messages/desk'
import * as messages from '@nawl/messages/desk-orders'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import { useId, useState } from 'react'

import { COUNTRY_OPTIONS } from '../../../page/country/country-options.ts'
import { useRoot } from '../../../page/use-root.ts'
import { AddressFields } from '../../../sales/checkout/address/address-fields.tsx'
import { addressHint } from '../../../sales/checkout/address/address-messages.ts'
import { FieldHintContext, HintedField, HintedSelect } from '../../../sales/checkout/hinted-field.tsx'
import { type FieldHint, hintsOf } from '../../../sales/checkout/read-checkout.ts'
import type { CallResult } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { readMinorUnits } from '../read-minor-units.ts'

export type OfferBody = Omit<OfferRequest, 'giftMessage' | 'billing'>
type Refused = Extract<CallResult<unknown>, { readonly ok: false }>

type NewOrderFormProps = { readonly send: (body: OfferBody) => Promise<Refused | null> }

/** Who the order is for, where it goes, and its freight. Where it is refused, everything typed stays. */
export function NewOrderForm({ send }: NewOrderFormProps) {
  const faultId = useId()
  const [country, setCountry] = useState(useRoot().country.code)
  const [hints, setHints] = useState<readonly FieldHint[]>([])
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function offer(form: FormData) {
    const email = fieldText(form, 'email').trim()
    const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, fieldText(form, name)]))
    // The server knows where the shop does not ship to.
    const read = readAddress({ ...fields, country }, [])
    const wrong: FieldHint[] = isEmailAddress(email) ? [] : [{ field: 'email', hint: checkout.emailWrong }]
    if (!read.ok)
      wrong.push(...read.problems.map((each) => ({ field: each.field, hint: addressHint(each, country) })))
    setFault('')
    setHints(wrong)
    if (!read.ok || wrong.length > 0) return
    setBusy(true)
    const freight = fieldText(form, 'freight').trim() === '' ? null : readMinorUnits(form, 'freight')
    const language = fieldText(form, 'language') as OfferBody['language'] // one of the options
    const refused = await send({ email, language, address: read.address, freight })
    setBusy(false)
    if (refused === null) return
    const named = refused.fault === 'order/bad-address' ? hintsOf(refused.problems ?? [], country) : []
    setHints(named)
    setFault(named.length > 0 ? '' : refusalMessage(refused.fault))
  }
  return (
    <FieldHintContext value={hints}>
      <LocalForm className="grid gap-5" noValidate busy={busy} onSend={offer}>
        <h2 className="type-h4">{messages.newOrderCustomer}</h2>
        <HintedField
          name="email"
          label={checkout.email}
          type="email"
          dir="ltr"
          maxLength={254}
          autoComplete="off"
        />
        <SelectField label={messages.newOrderLanguage} name="language" defaultValue={LANGUAGE.code}>
          {Object.values(LANGUAGES).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <HintedSelect
          name="country"
          label={checkout.country}
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
        <AddressFields country={country} typed={{}} />
        <TextField label={messages.newOrderFreight} name="freight" inputMode="decimal" suffix="$" />
        <Fault id={faultId}>{fault}</Fault>
        <div>
          <Button kind="primary" type="submit" aria-disabled={busy}>
            {busy ? desk.working : messages.newOrderSend}
          </Button>
        </div>
      </LocalForm>
    </FieldHintContext>
  )
}
