import type { OrderResponse } from '@nawl/contract/sales/order'
import { type Address, type FieldProblem, readAddress } from '@nawl/domain/order/address/address'
import { ADDRESS_FIELDS } from '@nawl/domain/order/address/address-form'
import * as checkout from '@nawl/messages/checkout'
import * as messages from '@nawl/messages/order-actions'
import { useId, useState } from 'react'

import { COUNTRY_OPTIONS } from '../../../page/country/country-options.ts'
import { AddressFields } from '../../checkout/address/address-fields.tsx'
import { addressHint } from '../../checkout/address/address-messages.ts'
import { FieldHintContext, HintedSelect } from '../../checkout/hinted-field.tsx'
import { type FieldHint } from '../../checkout/read-checkout.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import type { PanelProps } from '../../../ui/use-panel.ts'
import { Fault } from '../../../ui/forms/fault.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'

/** Why an address was refused: at its fields, else in a sentence. */
export type AddressFault = { readonly problems: readonly FieldProblem[]; readonly text: string }

export type AddressPanelProps = {
  readonly address: OrderResponse['address']
  /** Unless an address is changed. */
  readonly title?: string | undefined
  /** What the change means. */
  readonly description: string
  /** Sends the address; null when it is changed. */
  readonly send: (address: Address, form: FormData) => Promise<AddressFault | null>
  /** Further fields. */
  readonly children?: React.ReactNode
}

/** The address of an order to change. Where it is refused, everything typed stays. */
export function AddressPanel({
  open,
  onOpenChange,
  opener,
  title = messages.changeAddress,
  description,
  ...form
}: AddressPanelProps & PanelProps) {
  const onEnd = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} opener={opener} title={title} description={description}>
      <AddressForm {...form} onEnd={onEnd} />
    </Dialog>
  )
}

type AddressFormProps = Omit<AddressPanelProps, 'title' | 'description'> & { readonly onEnd: () => void }

function AddressForm({ address, send, children, onEnd }: AddressFormProps) {
  const faultId = useId()
  const [country, setCountry] = useState(address.country)
  const [hints, setHints] = useState<readonly FieldHint[]>([])
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const hint = (problems: readonly FieldProblem[]) =>
    setHints(problems.map((each) => ({ field: each.field, hint: addressHint(each, country) })))

  async function change(form: FormData) {
    const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, fieldText(form, name)]))
    // The server knows where the shop does not ship to.
    const read = readAddress({ ...fields, country }, [])
    setFault('')
    hint(read.ok ? [] : read.problems)
    if (!read.ok) return
    setBusy(true)
    const wrong = await send(read.address, form)
    setBusy(false)
    if (wrong === null) return onEnd()
    hint(wrong.problems)
    setFault(wrong.text)
  }
  return (
    <FieldHintContext value={hints}>
      <LocalForm className="mt-6 grid gap-5" noValidate busy={busy} onSend={change}>
        <HintedSelect
          name="country"
          label={checkout.country}
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
        <AddressFields country={country} typed={address} />
        {children}
        <Fault id={faultId}>{fault}</Fault>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.oneMoment : messages.saveAddress}
          </Button>
          <Button onClick={onEnd}>{messages.notNow}</Button>
        </div>
      </LocalForm>
    </FieldHintContext>
  )
}
