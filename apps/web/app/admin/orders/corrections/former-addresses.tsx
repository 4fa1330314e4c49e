import type { AdminOrder } from '@nawl/contract/sales/admin'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { place } from '@nawl/messages/address'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

import { countryName } from '../../../page/country/country-name.ts'
import { shortMoment } from '../../../sales/order/format-moment.ts'
import { Section } from '../../../ui/section.tsx'

type Address = AdminOrder['address']

/** Where an order went before: each change with who made it, when and why. */
export function FormerAddresses({ changes }: { readonly changes: AdminOrder['addressChanges'] }) {
  if (changes.length === 0) return null
  return (
    <Section title={messages.formerAddresses} titleClass="type-h4">
      <ol className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {changes.map(({ by, at, before, after, why }) => (
          <li key={at}>
            <p className="type-caption text-graphite">
              {messages.addressChangedBy({ name: by.replace('staff:', ''), moment: shortMoment(at) })}
            </p>
            <p className="wrap-anywhere">
              {messages.fromTo({ before: lineOf(before), after: lineOf(after) })}
            </p>
            {why !== '' && (
              <p dir="auto" className="wrap-anywhere">
                {why}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The telephone is a part of it: it can be what was changed. */
function lineOf(address: Address): string {
  const lines = addressLines(address, { country: countryName, region: nameOf, place })
  return [...lines, address.phone].filter((line) => line !== '').join(' · ')
}
