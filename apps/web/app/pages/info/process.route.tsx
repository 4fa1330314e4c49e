import './process.css'

import { CANCEL_HOURS, DESIGN_CHANGE_HOURS, PROCESS_STEPS, WEEKS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { PROCESS_QUALITY, PROCESS_STEP_TEXTS } from '@nawl/domain/shop/process-messages'

import { PageHead } from '../../page/page-head.tsx'
import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { Points } from './points.tsx'
import { Weeks } from './weeks.tsx'

export default function ProcessPage() {
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.process} />
      <InfoHead
        title={
          <>
            FROM VISION <span className="block">TO REALITY</span>
          </>
        }
      >
        Six steps, and <Weeks of={WEEKS.total} /> from the order to the rug on your floor.
      </InfoHead>
      <SitePhotograph
        still="cones"
        alt="Fourteen cones of wool on two oak shelves: whites, greens and blues above, cream, ochre, reds and plum below"
        caption="Yarn is the unit of a palette: wool, dyed on the hank, wound on cones."
      />
      <ol className="info-steps">
        {PROCESS_STEPS.map(({ title, duration }, step) => (
          <li key={title}>
            <span
              aria-hidden="true"
              className="font-display text-[40px] leading-[0.85] font-light text-madder"
            >
              {step + 1}
            </span>
            <div>
              <h2 className="type-h3">{title}</h2>
              <p className="type-caption mt-1 text-graphite">{duration}</p>
            </div>
            <p className="type-body">{PROCESS_STEP_TEXTS[step]}</p>
          </li>
        ))}
      </ol>
      <SitePhotograph
        still="frame"
        alt="Cream cloth stretched on a beech frame, half of its drawing filled with close rows of stitches: an ochre disc, a grey-green ring, a band of indigo. Yarn runs from cones on a shelf over three rings into the cloth"
        caption="The frame from the side one works on, which will be the back: row by row along the lines of the cartoon."
      />
      <InfoSection title={`Total: ${WEEKS.total.join('-')} weeks`}>
        <p>
          Production takes <Weeks of={WEEKS.production} /> and the way to you <Weeks of={WEEKS.shipping} /> to
          most places. An order can be cancelled within {CANCEL_HOURS} hours and its design changed until{' '}
          {DESIGN_CHANGE_HOURS} hours after it is confirmed; production begins only then. The{' '}
          <InlineLink to="/shipping">shipping page</InlineLink> has the days for each region.
        </p>
        <p>
          <ButtonLink to="/products" kind="primary">
            Start Your Design Journey
          </ButtonLink>
        </p>
      </InfoSection>
      <SitePhotograph
        still="rolls"
        alt="Five rugs rolled with their pile outside and tied with cord, stacked on an oak bench: brick, cream, indigo, ochre and grey-green, two with a paper tag"
        caption="How rugs leave: rolled with the pile outside, tied and tagged for the carrier."
      />
      <InfoSection title="Our quality promise">
        <Points points={PROCESS_QUALITY} />
      </InfoSection>
      <RoomPhotograph
        page="process"
        alt="A bedroom by lamplight; from under the bed comes a red rug with rows of pale discs"
        name="Pearl"
        wide
      />
    </div>
  )
}
