import type { PriceList } from '@nawl/domain/shop/price-list'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/shop-prices'

import { countryName } from '../../page/country/country-name.ts'
import { sidesText } from '../../sales/kinds/rug/rug-line-text.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { Section } from '../../ui/section.tsx'
import { type DraftPrices, wholeList } from './draft-prices.ts'
import { SAMPLE_ORDERS, type SampleOrder, type SamplePrice, samplePrice } from './sample-orders.ts'

type PricePreviewProps = { readonly now: PriceList; readonly draft: DraftPrices }

/** What ten orders cost now, and would with what is written. */
export function PricePreview({ now, draft }: PricePreviewProps) {
  const then = wholeList(draft)
  return (
    <Section title={messages.preview} titleClass="type-h4">
      <p className="type-caption mt-2 text-graphite">
        {then ? messages.previewMeaning : messages.previewLater}
      </p>
      <table className="price-preview type-caption mt-3">
        <thead>
          <tr>
            <th scope="col">{messages.order}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLE_ORDERS.map((sample) => {
            const text = sampleText(sample)
            const [before, after] = [samplePrice(sample, now), then && samplePrice(sample, then)]
            const isSame = then !== null && before?.total === after?.total
            return (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td className="figures">{amountText(before)}</td>
                <td className={`figures ${isSame ? 'text-graphite' : 'font-medium'}`}>
                  {then === null ? '' : isSame ? messages.same : amountText(after)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

function sampleText({ priced, sides: [width, length], quantity, country }: SampleOrder): string {
  const what = messages.sampleRugs({
    n: quantity,
    what: priced === 'own' ? messages.own : nameOf(priced),
    size: sidesText('rectangle', { width: String(width), length: String(length) }, 'ft'),
  })
  return messages.sample({ what, place: countryName({ code: country }) })
}

const amountText = (price: SamplePrice | null) =>
  price === null ? messages.notShipped : formatMinorUnits(price.total, price.currency)
