import type { ListedCustomer } from '@nawl/contract/desk/customers'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/customers'
import { Link } from 'react-router'

import { shortCountryName } from '../../page/country/country-name.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import type { ListColumn } from '../list/list-table.tsx'
import { customerPath } from './customer-path.ts'

/** The columns of the list of customers. */
export const CUSTOMER_COLUMNS: readonly ListColumn<ListedCustomer>[] = [
  { key: 'customer', label: messages.columnCustomer, cell: (customer) => <Name {...customer} /> },
  {
    key: 'country',
    label: messages.columnCountry,
    cell: ({ country }) => (country === null ? '' : countryOf(country)),
  },
  {
    key: 'orders',
    label: messages.columnOrders,
    sort: 'orders',
    isFigure: true,
    isLabelled: true,
    cell: ({ orders }) => orders,
  },
  {
    key: 'total',
    label: messages.columnPaid,
    sort: 'total',
    isFigure: true,
    cell: ({ total }) => formatMinorUnits(total, 'USD'),
  },
  { key: 'newsletter', label: messages.newsletter, cell: (customer) => <Consent {...customer} /> },
  {
    key: 'designs',
    label: messages.columnDesigns,
    isFigure: true,
    isLabelled: true,
    cell: ({ savedDesigns }) => savedDesigns,
  },
  {
    key: 'last',
    label: messages.columnLast({ zone: SHOP_ZONE_NAME }),
    sort: 'last',
    cell: ({ lastAt }) => <span className="whitespace-nowrap">{shortMoment(lastAt)}</span>,
  },
]

/** A country's name in the language of the page; a code that is unknown as it is. */
export function countryOf(code: string): string {
  const found = findCountry(code)
  return found ? shortCountryName(found) : code
}

function Name({ email, name, hasAccount }: ListedCustomer) {
  return (
    <>
      <Link to={customerPath(email)}>
        <bdi>{name === '' ? email : name}</bdi>
      </Link>
      <span className="type-caption block font-normal text-graphite wrap-anywhere">
        {name !== '' && <bdi>{email}</bdi>} {hasAccount && messages.hasAccount}
      </span>
    </>
  )
}

function Consent({ newsletter }: ListedCustomer) {
  if (newsletter === null) return null
  const { status, confirmedAt } = newsletter
  return (
    <>
      {messages.newsletterStatus({ status })}
      {status === 'subscribed' && confirmedAt && (
        <span className="type-caption block text-graphite">
          {messages.confirmedAt({ moment: shortMoment(confirmedAt) })}
        </span>
      )}
    </>
  )
}
