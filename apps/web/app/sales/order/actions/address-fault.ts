import type { FieldProblem } from '@nawl/domain/order/address/address'

import type { CallResult } from '../calls/call-json.ts'
import type { AddressFault } from './address-panel.tsx'

type Refused = Extract<CallResult<unknown>, { readonly ok: false }>

/** What the server has against an address: at its fields, else as `text`. */
export function addressFaultOf({ fault, problems = [] }: Refused, text: string): AddressFault {
  // Words of the contract.
  return { problems: problems as readonly FieldProblem[], text: fault === 'order/bad-address' ? '' : text }
}
