import { COUNTRIES_SHIPPED, PILE, WEEKS, VARIATION_PERCENT, WARRANTY_YEARS } from '@nawl/domain/shop/facts'

import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'
import { SitePhotograph } from '../cards/site-photograph.tsx'

const FACTS = [
  {
    title: PILE.fibre,
    text: `100%, dyed in small lots. Colour may vary by ${VARIATION_PERCENT}%, as wool does.`,
  },
  {
    title: `${PILE.heightMm.join(' to ')} mm pile`,
    text: 'Cut, sheared to an even height and, where you ask for it, carved along the lines.',
  },
  {
    title: `${WEEKS.total.join(' to ')} weeks`,
    text: `Four to six to make, one to two to reach you, insured, in over ${COUNTRIES_SHIPPED} countries.`,
  },
  {
    title: `${WARRANTY_YEARS}-year warranty`,
    text: 'On manufacturing defects, with a person who answers within 24 hours.',
  },
] as const

/** A close-up of the pile across the page, with four facts about it. */
export function PileFacts() {
  return (
    <section className="pt-(--section)" aria-label="What it is made of">
      <SitePhotograph
        still="pile"
        alt="Tufts of wool from near by: white, madder and blue, a groove carved where two yarns meet"
        caption="Cut pile, a groove between two yarns."
        bleed
      />
      <dl className="page-margin mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-4">
        {FACTS.map(({ title, text }) => (
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
