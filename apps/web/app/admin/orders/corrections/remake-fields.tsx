import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'

import { CLAIM_MESSAGES } from '../../../sales/order/claims/claim-messages.ts'
import { formatDay } from '../../../sales/order/format-moment.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { LineOption } from './line-option.tsx'

const CLAIM = 'claim '

/** What is made again, how many pieces of it, and why: first after claims that were answered so. */
export function RemakeFields({ order }: { readonly order: AdminOrder }) {
  const { lines } = order
  const claims = claimsToRemake(order)
  const [first] = claims
  return (
    <>
      <SelectField label={messages.cancelLineWhich} name="line" defaultValue={first?.about?.line}>
        {lines.map((line) => (
          <LineOption key={line.id} line={line} />
        ))}
      </SelectField>
      <TextField
        label={messages.remakePieces}
        name="quantity"
        type="number"
        min={1}
        max={Math.max(...lines.map(({ quantity }) => quantity))}
        defaultValue={1}
        required
      />
      <SelectField label={messages.remakeCause} name="cause">
        {claims.map(({ id, kind, madeAt }) => (
          <option key={id} value={CLAIM + id}>
            {messages.remakeAfterClaim({ claim: CLAIM_MESSAGES[kind], day: formatDay(madeAt) })}
          </option>
        ))}
        <option value="workshop">{messages.remakeInWorkshop}</option>
        <option value="transit">{messages.remakeInTransit}</option>
      </SelectField>
    </>
  )
}

/** Claims that were answered with a remake which nobody has ordered yet. */
function claimsToRemake({ claims, corrections }: AdminOrder) {
  const remade = new Set(corrections.map((each) => (each.kind === 'remake' ? each.claim : null)))
  return claims.filter(({ id, decision }) => decision?.outcome === 'remake' && !remade.has(id))
}

/** The request's quantity and cause. */
export function remakeIn(form: FormData) {
  const chosen = fieldText(form, 'cause')
  const quantity = Number(form.get('quantity'))
  return chosen.startsWith(CLAIM)
    ? { quantity, cause: 'claim', claimId: chosen.slice(CLAIM.length) }
    : { quantity, cause: chosen }
}
