import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/home'
import { countriesOver, PILE, VARIATION_PERCENT, WARRANTY_YEARS } from '@nawl/domain/shop/facts'

import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'
import { SitePhotograph } from '../cards/site-photograph.tsx'

const facts = () =>
  [
    {
      title: messages.fibreTitle,
      text: messages.fibreText({ percent: VARIATION_PERCENT }),
    },
    {
      title: messages.pileTitle({ least: PILE.heightMm[0], most: PILE.heightMm[1] }),
      text: messages.pileText,
    },
    {
      title: messages.weeksTitle({ least: prices().weeks.all[0], most: prices().weeks.all[1] }),
      text: messages.weeksText({ countries: countriesOver(prices().notShippedTo) }),
    },
    {
      title: messages.warrantyTitle({ years: WARRANTY_YEARS }),
      text: messages.warrantyText,
    },
  ] as const

/** A close-up of the pile across the page, with four facts about it. */
export function PileFacts() {
  return (
    <section className="pt-(--section)" aria-label={messages.madeOf}>
      <SitePhotograph still="pile" alt={messages.pileAlt} caption={messages.pileCaption} bleed />
      <dl className="page-margin mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-4">
        {facts().map(({ title, text }) => (
          <div key={title} className="border-t border-rule pt-4">
            <dt className="type-h4">
              <UnbrokenText text={title} />
            </dt>
            <dd className="type-caption mt-2 max-w-[270px] text-graphite">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
