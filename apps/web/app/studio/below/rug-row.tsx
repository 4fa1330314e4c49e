import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { FeaturedCard } from '../../catalogue/home/featured-card.tsx'
import { Section } from '../../ui/section.tsx'

/** A row of designs with its title. */
export function RugRow({ title, rugs }: { readonly title: string; readonly rugs: readonly RugCardFacts[] }) {
  return (
    <Section title={title} titleClass="type-h2" className="below-rugs page-margin">
      <ul>
        {rugs.map((rug) => (
          <li key={rug.address}>
            <FeaturedCard rug={rug} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
