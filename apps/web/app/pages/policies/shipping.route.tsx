import './shipping.css'

import { COUNTRIES_SHIPPED, RESPONSE_HOURS, WEEKS } from '@nawl/domain/shop/facts'
import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { SHIPPING_REGIONS } from '@nawl/domain/shop/shipping-regions'
import { WHITE_GLOVE_PLACES, WHITE_GLOVE_SERVICE } from '@nawl/domain/shop/white-glove'

import { PageHead } from '../../page/page-head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InfoHead } from '../info/info-head.tsx'
import { InfoSection } from '../info/info-section.tsx'
import { PlainLists } from '../info/plain-list.tsx'
import { Weeks } from '../info/weeks.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

const HIGHLIGHTS = [
  {
    title: 'Secure packaging',
    text: 'Rolled on a core, wrapped against damp, and boxed to the length of the roll.',
  },
  {
    title: `Global shipping to over ${COUNTRIES_SHIPPED} countries`,
    text: 'With tracking all the way. The number is sent by e-mail when the rug leaves.',
  },
  {
    title: 'Insured delivery',
    text: 'From our door to yours. The risk is ours until the rug is delivered.',
  },
] as const

export default function ShippingPage() {
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.shipping} />
      <InfoHead title="Shipping & Delivery">
        Every rug leaves from Dubai. It takes <Weeks of={WEEKS.production} /> to make; the times below count
        from the day it is sent.
      </InfoHead>
      <ul className="info-thirds">
        {HIGHLIGHTS.map(({ title, text }) => (
          <li key={title}>
            <h2 className="type-h3">{title}</h2>
            <p className="type-body mt-3">{text}</p>
          </li>
        ))}
      </ul>
      <InfoSection title="Regions" id="regions">
        <RegionTable />
      </InfoSection>
      <InfoSection title="White glove delivery" id="white-glove">
        <p>
          The rug is brought to the room by appointment, unrolled and laid where you want it, and the
          packaging is taken away.
        </p>
        <PlainLists
          lists={[
            ['What it includes', WHITE_GLOVE_SERVICE],
            ['Where', WHITE_GLOVE_PLACES],
          ]}
        />
      </InfoSection>
      <InfoSection title="Customs and import duties" id="customs">
        <p>
          Outside the UAE a rug passes customs. Import duties and taxes are set by the country it enters and
          are paid by the recipient; we do not collect them and cannot say beforehand what they will be. Your
          customs office can, given the price and the code on the invoice.
        </p>
        <p>With the rug travel {FACT_MESSAGES.customsDocuments}.</p>
      </InfoSection>
      <InfoSection title="Tracking and support" id="tracking">
        <p>
          Once the rug ships you receive a tracking number by e-mail. If the tracking stops or the box arrives
          damaged, write to us, and photograph a damaged box before you open it. Somebody answers within{' '}
          {RESPONSE_HOURS} hours.
        </p>
        <p>
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </p>
      </InfoSection>
    </div>
  )
}

function RegionTable() {
  return (
    <table className="region-table">
      <thead className="max-[700px]:sr-only">
        <tr>
          <th scope="col">Region</th>
          <th scope="col">Delivery</th>
          <th scope="col">Cost</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {SHIPPING_REGIONS.map(({ id, name, countries, delivery, cost, notes }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {countries.length > 0 && (
                <span className="type-caption block text-graphite">{countries.join(', ')}</span>
              )}
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
