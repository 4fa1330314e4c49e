import type { AdminOrder } from '@nawl/contract/sales/admin'
import { CARRIER_NAMES, OWN_VAN } from '@nawl/domain/order/track-shipment'
import * as messages from '@nawl/messages/desk'
import { useState } from 'react'

import { carrierText } from '../../sales/order/timeline/carrier-text.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'

const NONE = ''
const OTHER = 'other'

/** Carrier and tracking number: one of the known carriers, the shop's own van without a number, or any other by its name. */
export function CarrierFields({ tracking }: { readonly tracking: AdminOrder['tracking'] }) {
  const known = tracking && CARRIER_NAMES.includes(tracking.carrier) ? tracking.carrier : OTHER
  const [chosen, setChosen] = useState(tracking ? known : NONE)
  return (
    <>
      <SelectField
        label={messages.carrier}
        {...(chosen === OTHER ? {} : { name: 'carrier' })}
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value={NONE}>{messages.chooseCarrier}</option>
        {CARRIER_NAMES.map((name) => (
          <option key={name} value={name}>
            {carrierText(name)}
          </option>
        ))}
        <option value={OTHER}>{messages.otherCarrier}</option>
      </SelectField>
      {chosen === OTHER && (
        <TextField
          label={messages.carrierName}
          name="carrier"
          defaultValue={known === OTHER ? tracking?.carrier : ''}
          maxLength={60}
          autoComplete="off"
          required
        />
      )}
      {chosen !== OWN_VAN && (
        <TextField
          label={messages.trackingNumber}
          name="trackingNumber"
          dir="ltr"
          defaultValue={tracking?.number}
          maxLength={60}
          autoComplete="off"
          required
        />
      )}
    </>
  )
}

/** What the fields say. */
export const carrierIn = (form: FormData) => ({
  carrier: form.get('carrier'),
  trackingNumber: form.get('trackingNumber') ?? '',
})
