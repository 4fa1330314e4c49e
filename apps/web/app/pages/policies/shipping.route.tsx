import './shipping.css'

import { prices } from '@nawl/domain/shop/price-list'
import { isServed } from '@nawl/domain/shop/named-countries'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as messages from '@nawl/messages/shipping'
import { countriesOver, RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import * as contact from '@nawl/messages/contact'
import * as facts from '@nawl/messages/facts'
import * as pages from '@nawl/messages/pages'
import { regionCountries, regionTexts } from '@nawl/messages/text/pages/region-texts'

import { shortCountryName } from '../../page/country/country-name.ts'
import { PageHead } from '../../page/page-head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InfoHead } from '../info/info-head.tsx'
import { InfoSection } from '../info/info-section.tsx'
import { PlainLists } from '../info/plain-list.tsx'
import { Sentence, unbroken } from '../../ui/text/sentence.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

const highlights = () =>
  [
    { title: messages.packaging, text: messages.packagingText },
    {
      title: messages.global({ countries: countriesOver(prices().notShippedTo) }),
      text: messages.globalText,
    },
    { title: messages.insured, text: messages.insuredText },
  ] as const

const service = () =>
  [messages.service1, messages.service2, messages.service3, messages.service4, messages.service5] as const

/** By the country that they are in. */
const places = () =>
  [
    ['AE', messages.placeDubai],
    ['GB', messages.placeLondon],
    ['US', messages.placeNewYork],
    ['AU', messages.placeSydney],
    [null, messages.placeEurope],
  ].flatMap(([code, place]) => (place && (!code || !prices().notShippedTo.includes(code)) ? [place] : []))

const shortName = (code: string) => shortCountryName({ code })

export default function ShippingPage() {
  return (
    <div className="page-margin">
      <PageHead
        path={SHOP_PAGES.shipping.path}
        title={pages.shippingTitle}
        description={pages.shippingDescription}
      />
      <InfoHead title={pages.shippingTitle}>
        <Sentence
          parts={messages.summary({
            weeks: unbroken,
            least: prices().weeks.making[0],
            most: prices().weeks.making[1],
          })}
        />
      </InfoHead>
      <ul className="info-thirds">
        {highlights().map(({ title, text }) => (
          <li key={title}>
            <h2 className="type-h3">{title}</h2>
            <p className="type-body mt-3">{text}</p>
          </li>
        ))}
      </ul>
      <InfoSection title={messages.regions} id="regions">
        <RegionTable />
      </InfoSection>
      <InfoSection title={messages.whiteGlove} id="white-glove">
        <p>{messages.whiteGloveText}</p>
        <PlainLists
          lists={[
            [messages.includes, service()],
            [messages.where, places()],
          ]}
        />
      </InfoSection>
      <InfoSection title={messages.customs} id="customs">
        <p>{messages.customsText}</p>
        <p>{messages.papers({ documents: facts.customsDocuments })}</p>
      </InfoSection>
      <InfoSection title={messages.tracking} id="tracking">
        <p>{messages.trackingText({ hours: RESPONSE_HOURS })}</p>
        <p>
          <ButtonLink to="/contact">{contact.contactUs}</ButtonLink>
        </p>
      </InfoSection>
    </div>
  )
}

function RegionTable() {
  const served = regionTexts(messages).filter(({ id }) => isServed(id, prices().notShippedTo))
  return (
    <table className="region-table">
      <thead className="max-[700px]:sr-only">
        <tr>
          <th scope="col">{messages.region}</th>
          <th scope="col">{messages.delivery}</th>
          <th scope="col">{messages.cost}</th>
          <th scope="col">{messages.notes}</th>
        </tr>
      </thead>
      <tbody>
        {served.map(({ id, name, delivery, cost, notes }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className="type-caption block text-graphite empty:hidden">
                {regionCountries(messages, id, shortName)}
              </span>
            </th>
            <td>
              <UnbrokenText text={delivery} />
            </td>
            <td>{cost}</td>
            <td>{notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
