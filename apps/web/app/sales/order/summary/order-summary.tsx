import type { OrderResponse } from '@nawl/contract/sales/order'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { place } from '@nawl/messages/address'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { buyerTaxNumber, purchaseOrder as purchaseOrderOf } from '@nawl/messages/invoice'
import * as messages from '@nawl/messages/order'
import * as termsMessages from '@nawl/messages/terms'

import { countryName } from '../../../page/country/country-name.ts'
import { dutiesText } from '../../duties-text.ts'
import { PriceRows } from '../../cart/price-rows.tsx'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { Section } from '../../../ui/section.tsx'

type OrderSummaryProps = {
  readonly order: Pick<
    OrderResponse,
    | 'lines'
    | 'price'
    | 'pickup'
    | 'address'
    | 'email'
    | 'billing'
    | 'giftMessage'
    | 'incoterm'
    | 'payments'
    | 'termsVersion'
    | 'remakeOf'
  >
}

/** The prices of an order in both currencies, the customer's own first, and the address. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const { lines, price, address, email, payments, termsVersion } = order
  const duties = dutiesText(address.country, order.incoterm)
  const terms = (text: string) => (
    <InlineLink to={`${SHOP_PAGES.terms.path}?version=${termsVersion}`}>{text}</InlineLink>
  )
  return (
    <Section title={messages.summary} titleClass="type-h4" className="order-summary">
      {order.remakeOf ? (
        <p className="type-ui mt-3">{messages.noCharge}</p>
      ) : (
        <PriceRows
          lines={lines}
          price={price}
          country={address.country}
          charged={payments.at(-1)?.currency ?? null}
        />
      )}
      {order.pickup && <CollectedAt place={order.pickup} />}
      <h2 className="type-h4 mt-8">{order.pickup ? messages.ownAddress : messages.deliveryAddress}</h2>
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
      {duties && <p className="type-caption mt-3 text-graphite">{duties}</p>}
      {order.billing && <BilledTo billing={order.billing} deliveredIn={address.country} />}
      {order.giftMessage !== '' && (
        <>
          <h2 className="type-h4 mt-8">{messages.giftMessage}</h2>
          <p dir="auto" className="type-ui mt-3 whitespace-pre-line wrap-anywhere">
            {order.giftMessage}
          </p>
        </>
      )}
      <p className="type-caption mt-6 text-graphite">
        <Sentence parts={termsMessages.accepted({ terms, version: termsVersion })} />
      </p>
    </Section>
  )
}

/** Where and when an order is collected. */
function CollectedAt({
  place: { address, hours },
}: {
  readonly place: NonNullable<OrderResponse['pickup']>
}) {
  return (
    <>
      <h2 className="type-h4 mt-8">{messages.pickupHeading}</h2>
      <p className="type-ui mt-3 wrap-anywhere">
        <span className="block">{address[LANGUAGE.code]}</span>
        <span className="block text-graphite">{hours[LANGUAGE.code]}</span>
      </p>
    </>
  )
}

type BilledToProps = {
  readonly billing: NonNullable<OrderResponse['billing']>
  /** Where the invoice goes, too, unless it has an address of its own. */
  readonly deliveredIn: string
}

/** The company that the invoice is for, with its numbers as the invoice names them. */
function BilledTo({ billing, deliveredIn }: BilledToProps) {
  const { company, taxNumber, purchaseOrder, address } = billing
  const country = address && findCountry(address.country)
  const lines = [
    company,
    address?.line1,
    address && `${address.city} ${address.postcode}`.trim(),
    country && countryName(country),
    taxNumber && buyerTaxNumber({ country: address?.country ?? deliveredIn, number: taxNumber }),
    purchaseOrder && purchaseOrderOf({ number: purchaseOrder }),
  ].filter((line): line is string => Boolean(line))
  return (
    <>
      <h2 className="type-h4 mt-8">{messages.billedTo}</h2>
      <p className="type-ui mt-3 wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </p>
    </>
  )
}
