import './info.css'
import './process.css'

import { CANCEL_HOURS, DESIGN_CHANGE_HOURS, PROCESS_STEPS, WEEKS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { PageHead } from '../shell/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { InlineLink } from '../ui/inline-link.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoPictures } from './info-pictures.tsx'
import { InfoSection } from './info-section.tsx'
import { Points } from './points.tsx'

/** What happens in each of `PROCESS_STEPS`. */
const STEPS = [
  'You open a design, replace its yarns, type a size and see the price. Alone that takes minutes; with us, over samples and a call or two, up to a week.',
  'A designer looks at what you made: whether a line is too fine for its size, whether two yarns will read apart in your light. You agree the final drawing and pay for the order.',
  'The drawing is turned into a cartoon at full size, mirrored, because a rug is tufted from behind. Wool is weighed out by the kilogram for each yarn and dyed where it is not on the shelf.',
  'The cloth is stretched on a frame and the yarns are shot through it, one area at a time. Then latex, backing, shearing to an even height and carving along the lines.',
  'Measured, compared with the drawing where lines meet, brushed and vacuumed. What is not right is put right before the rug leaves.',
  'Rolled, boxed, insured and sent with a tracking number. In the cities with white glove service it is unrolled and laid where you want it.',
] as const

const QUALITY = [
  {
    title: 'Satisfaction guaranteed',
    text: 'A rug that differs from its approved drawing beyond what wool allows, or arrives with a defect, is repaired, made again or refunded.',
  },
  {
    title: 'Premium materials only',
    text: 'New Zealand wool, and nothing else in the pile.',
  },
  {
    title: 'Transparent communication',
    text: 'You hear from us when the order is confirmed, when production begins and when the rug leaves.',
  },
] as const

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
        Six steps, and {WEEKS.total.join('-')} weeks from the order to the rug on your floor.
      </InfoHead>
      <InfoPictures
        rugs={['geometric/khatam', 'modern-tribal/atlas', 'modern-and-contemporary/boro']}
        caption="Khatam, Atlas and Boro from thirty centimetres: cut, sheared and carved."
      />
      <ol className="info-steps">
        {PROCESS_STEPS.map(({ title, duration }, step) => (
          <li key={title}>
            <span aria-hidden="true" className="info-step-number">
              {step + 1}
            </span>
            <div>
              <h2 className="type-h3">{title}</h2>
              <p className="type-caption mt-1 text-graphite">{duration}</p>
            </div>
            <p className="type-body">{STEPS[step]}</p>
          </li>
        ))}
      </ol>
      <InfoSection title={`Total: ${WEEKS.total.join('-')} weeks`}>
        <p>
          Production takes {WEEKS.production.join('-')} weeks and the way to you {WEEKS.shipping.join('-')}{' '}
          weeks to most places. An order can be cancelled within {CANCEL_HOURS} hours and its design changed
          until {DESIGN_CHANGE_HOURS} hours after it is confirmed; production begins only then. The{' '}
          <InlineLink to="/shipping">shipping page</InlineLink> has the days for each region.
        </p>
        <p>
          <ButtonLink to="/products" kind="primary">
            Start Your Design Journey
          </ButtonLink>
        </p>
      </InfoSection>
      <InfoSection title="Our quality promise">
        <Points points={QUALITY} />
      </InfoSection>
    </div>
  )
}
