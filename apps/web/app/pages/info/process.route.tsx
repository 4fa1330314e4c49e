import './process.css'

import { prices } from '@nawl/domain/shop/price-list'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/process'
import { CANCEL_HOURS, DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { nameOf } from '@nawl/messages/names'
import { processQuality, processSteps } from '@nawl/messages/text/pages/process-text'

import { PageHead } from '../../page/page-head.tsx'
import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/inline-link.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { Points } from './points.tsx'
import { ownLine, Sentence, unbroken } from '../../ui/text/sentence.tsx'

export default function ProcessPage() {
  return (
    <div className="page-margin">
      <PageHead
        path={SHOP_PAGES.process.path}
        title={pages.processTitle}
        description={pages.processDescription}
      />
      <InfoHead title={<Sentence parts={messages.heading({ line: ownLine })} />}>
        <Sentence
          parts={messages.summary({
            least: prices().weeks.all[0],
            most: prices().weeks.all[1],
            weeks: unbroken,
          })}
        />
      </InfoHead>
      <SitePhotograph still="cones" alt={messages.conesAlt} caption={messages.conesCaption} />
      <ol className="info-steps">
        {processSteps(messages).map(({ title, duration, text }, step) => (
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
            <p className="type-body">{text}</p>
          </li>
        ))}
      </ol>
      <SitePhotograph still="frame" alt={messages.frameAlt} caption={messages.frameCaption} />
      <InfoSection title={messages.total({ least: prices().weeks.all[0], most: prices().weeks.all[1] })}>
        <p>
          <Sentence
            parts={messages.totalText({
              weeks: unbroken,
              makeLeast: prices().weeks.making[0],
              makeMost: prices().weeks.making[1],
              wayLeast: prices().weeks.way[0],
              wayMost: prices().weeks.way[1],
              cancelHours: CANCEL_HOURS,
              changeHours: DESIGN_CHANGE_HOURS,
              link: linkTo('/shipping'),
            })}
          />
        </p>
        <p>
          <ButtonLink to="/products" kind="primary">
            {messages.start}
          </ButtonLink>
        </p>
      </InfoSection>
      <SitePhotograph still="rolls" alt={messages.rollsAlt} caption={messages.rollsCaption} />
      <InfoSection title={messages.quality}>
        <Points points={processQuality(messages)} />
      </InfoSection>
      <RoomPhotograph page="process" alt={messages.bedroomAlt} name={nameOf('Pearl')} wide />
    </div>
  )
}
