import type { OrderResponse } from '@nawl/contract/sales/order'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { place } from '@nawl/messages/address'
import { nameOf } from '@nawl/messages/names'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as messages from '@nawl/messages/order'
import * as termsMessages from '@nawl/messages/terms'

import { countryName } from '../../page/country/country-name.ts'
import { PriceRows } from '../cart/price-rows.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { Section } from '../../ui/section.tsx'

type OrderSummaryProps = {
  readonly order: Pick<OrderResponse, 'lines' | 'price' | 'address' | 'email' | 'payments' | 'termsVersion'>
}

/** The prices of an order in both currencies, the customer's own first, and the address. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const { lines, price, address, email, payments, termsVersion } = order
  const terms = (text: string) => (
    <InlineLink to={`${SHOP_PAGES.terms.path}?version=${termsVersion}`}>{text}</InlineLink>
  )
  return (
    <Section title={messages.summary} titleClass="type-h4" className="order-summary">
      <PriceRows
        lines={lines}
        price={price}
        country={address.country}
        charged={payments.at(-1)?.currency ?? null}
      />
      <h2 className="type-h4 mt-8">{messages.deliveryAddress}</h2>
      <address className="type-ui mt-3 not-italic wrap-anywhere">
        {addressLines(address, { country: countryName, region: nameOf, place }).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        <span className="block">
          <bdi>{address.phone}</bdi>
        </span>
        <span className="mt-2 block text-graphite">
          <bdi>{email}</bdi>
        </span>
      </address>
      <p className="type-caption mt-6 text-graphite">
        <Sentence parts={termsMessages.accepted({ terms, version: termsVersion })} />
      </p>
    </Section>
  )
}
