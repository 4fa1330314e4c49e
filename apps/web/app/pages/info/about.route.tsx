import { ABOUT_DRIVES, ABOUT_PROMISES, ABOUT_SECTIONS } from '@nawl/domain/shop/about-messages'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { PageHead } from '../../page/page-head.tsx'
import { organizationData } from '../../page/structured/organization-data.ts'
import { StructuredData } from '../../page/structured/structured-data.tsx'
import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { useRoot } from '../../page/use-root.ts'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { LinkedText } from './linked-text.tsx'
import { Points } from './points.tsx'

export default function AboutPage() {
  const { publicUrl } = useRoot()
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.about} />
      <StructuredData data={organizationData(publicUrl)} />
      <InfoHead title="A loom you can reach">
        Nawl, نول, is Arabic for loom. We draw rugs whose colours are yours to decide, and make them by hand
        in Dubai.
      </InfoHead>
      <SitePhotograph
        still="frame"
        alt="Cream cloth stretched on a beech frame, half of its drawing filled with close rows of stitches; cones of wool on a shelf behind it"
        caption="The loom of this workshop: a frame, cloth, and a drawing at full size."
      />
      <AboutSection title="Our Philosophy" />
      <InfoSection title="What Drives Us">
        <Points points={ABOUT_DRIVES} />
      </InfoSection>
      <RoomPhotograph
        page="about"
        alt="A white gallery with a large painting and two plinths; on its floor a midnight-blue rug with a ringed black disc"
        name="Eclipse"
        wide
      />
      <AboutSection title="A Global Design Collective" />
      <AboutSection title="Why Dubai?" />
      <AboutSection title="Innovation at Every Step" />
      <SitePhotograph
        still="pile"
        alt="Tufts of wool from near by: white, madder and blue, a groove carved where two yarns meet"
        caption="What eyes and hands judge: an even pile, a groove between two yarns."
      />
      <InfoSection title="Our Commitment">
        <Points points={ABOUT_PROMISES} />
      </InfoSection>
      <InfoSection title="Looking Forward">
        <p>
          More yarns on the shade card, more rooms to lay a rug in before it exists, and drawings from people
          we have not met yet.
        </p>
        <p>
          <ButtonLink to="/products" kind="primary">
            Explore Design Studio
          </ButtonLink>
        </p>
      </InfoSection>
    </div>
  )
}

type AboutSectionProps = { readonly title: (typeof ABOUT_SECTIONS)[number]['title'] }

function AboutSection({ title }: AboutSectionProps) {
  const paragraphs = ABOUT_SECTIONS.find((section) => section.title === title)?.paragraphs ?? []
  return (
    <InfoSection title={title}>
      {paragraphs.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </InfoSection>
  )
}
