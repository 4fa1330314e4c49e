import type { AdminOrder } from '@nawl/contract/sales/admin'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { place } from '@nawl/messages/address'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

import { countryName } from '../../../page/country/country-name.ts'
import { CorrectionList } from './correction-list.tsx'

type Address = AdminOrder['address']

/** Where an order went before: each change with who made it, when and why. */
export function FormerAddresses({ changes }: { readonly changes: AdminOrder['addressChanges'] }) {
  const entries = changes.map(({ before, after, ...made }) => ({
    ...made,
    text: messages.fromTo({ before: lineOf(before), after: lineOf(after) }),
  }))
  return <CorrectionList title={messages.formerAddresses} entries={entries} />
}

/** The telephone is a part of it: it can be what was changed. */
function lineOf(address: Address): string {
  const lines = addressLines(address, { country: countryName, region: nameOf, place })
  return [...lines, address.phone].filter((line) => line !== '').join(' · ')
}
