import type { AdminOrder } from '@nawl/contract/sales/admin'
import { type FieldProblem, readAddress } from '@nawl/domain/order/address/address'
import { ADDRESS_FIELDS } from '@nawl/domain/order/address/address-form'
import { COUNTRIES } from '@nawl/domain/shop/countries'
import * as checkout from '@nawl/messages/checkout'
import * as desk from '@nawl/messages/desk'
import * as messages from '@nawl/messages/desk-orders'
import * as actions from '@nawl/messages/order-actions'
import { useId, useState } from 'react'

import { countryName, inOrderOfNames } from '../../page/country/country-name.ts'
import { AddressFields } from '../../sales/checkout/address-fields.tsx'
import { addressHint } from '../../sales/checkout/address-messages.ts'
import { FieldHintContext, HintedSelect } from '../../sales/checkout/hinted-field.tsx'
import { type FieldHint, textIn } from '../../sales/checkout/read-checkout.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import type { PanelProps } from '../../ui/use-panel.ts'
import { refusalText, type SendCommand } from './run-command.ts'

type AddressPanelProps = PanelProps & { readonly order: AdminOrder; readonly send: SendCommand }

/** The address of an order to change. Where it is refused, everything typed stays. */
export function AddressPanel({ open, onOpenChange, opener, order, send }: AddressPanelProps) {
  const onEnd = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      title={messages.changeAddress}
      description={messages.addressMeaning}
    >
      <AddressForm order={order} send={send} onEnd={onEnd} />
    </Dialog>
  )
}

const OPTIONS = inOrderOfNames(COUNTRIES).map((country) => ({
  value: country.code,
  text: countryName(country),
}))

type AddressFormProps = Pick<AddressPanelProps, 'order' | 'send'> & { readonly onEnd: () => void }

function AddressForm({ order, send, onEnd }: AddressFormProps) {
  const faultId = useId()
  const [country, setCountry] = useState(order.address.country)
  const [hints, setHints] = useState<readonly FieldHint[]>([])
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const hint = (problems: readonly FieldProblem[]) =>
    setHints(problems.map((each) => ({ field: each.field, hint: addressHint(each, country) })))

  async function change(form: FormData) {
    const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, textIn(form, name)]))
    // The server knows where the shop does not ship to.
    const read = readAddress({ ...fields, country }, [])
    setFault('')
    hint(read.ok ? [] : read.problems)
    if (!read.ok) return
    setBusy(true)
    const body = { address: read.address, why: textIn(form, 'why'), version: order.addressChanges.length }
    const wrong = await send('/address', messages.addressChanged, body)
    setBusy(false)
    if (wrong === null) return onEnd()
    hint((wrong.problems ?? []) as readonly FieldProblem[]) // words of the contract
    setFault(wrong.fault === 'order/bad-address' ? '' : refusalText(wrong, order))
  }
  return (
    <FieldHintContext value={hints}>
      <LocalForm className="mt-6 grid gap-5" noValidate busy={busy} onSend={change}>
        <HintedSelect
          name="country"
          label={checkout.country}
          options={OPTIONS}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
        <AddressFields country={country} typed={order.address} />
        <TextField label={messages.addressWhy} name="why" maxLength={500} autoComplete="off" />
        <div role="alert" className="empty:hidden">
          {fault !== '' && <FieldError id={faultId}>{fault}</FieldError>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" aria-disabled={busy}>
            {busy ? desk.working : messages.saveAddress}
          </Button>
          <Button onClick={onEnd}>{actions.notNow}</Button>
        </div>
      </LocalForm>
    </FieldHintContext>
  )
}
