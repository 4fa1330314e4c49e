import './below-studio.css'

import * as messages from '@nawl/messages/below-studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { type StillId, stillImage } from '@nawl/contract/imaging/room-paths'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { useRef } from 'react'

import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { PromisedDays } from '../../sales/promised-days/promised-days.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { colorsOf, type StudioState } from '../state/studio-state.ts'
import { shownName } from '../color/yarn-name.ts'
import { LivePicture } from './live-picture.tsx'
import { requestedRugs, rugFacts } from './rug-facts.ts'
import { RugRow } from './rug-row.tsx'
import { SeenLately } from './seen-lately.tsx'
import { useNear } from './use-near.ts'

type BelowStudioProps = {
  readonly rug: RugItem
  readonly state: StudioState
  /** Last segment of the product's path. */
  readonly address: string
  readonly related: readonly RugCardFacts[]
  /** Whether a visitor on a phone, where the studio fills the screen, has asked for it. */
  readonly open: boolean
}

/** What a visitor wants to know once the yarns are chosen: the rug close by, in a room, how it is made, and others. */
export function BelowStudio({ rug, state, address, related, open }: BelowStudioProps) {
  return (
    <div id="below-studio" className="below" data-open={open || undefined}>
      <section aria-labelledby="closer" className="below-close page-margin">
        <LivePicture kind="close" rug={rug} state={state} />
        <div>
          <h2 id="closer" className="type-h2">
            {messages.tuftByTuft}
          </h2>
          <p className="type-body mt-4">{messages.tuftText}</p>
          <YarnNames rug={rug} state={state} />
        </div>
      </section>
      <LivePicture kind="room" rug={rug} state={state} />
      <dl className="below-facts page-margin">
        {rugFacts(state.size).map(({ title, text, isTime }) => (
          <div key={title}>
            <dt className="type-h4">
              <UnbrokenText text={title} />
            </dt>
            <dd className="type-caption mt-2 text-graphite">
              <UnbrokenText text={text} />
              {isTime && <PromisedDays rugs={requestedRugs(rug, state)} className="mt-1" />}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="made" className="below-made page-margin">
        <h2 id="made" className="type-h2">
          {messages.made}
        </h2>
        <ol>
          {steps().map(({ still, alt, title, text }) => (
            <li key={still}>
              <img
                {...stillImage(still)}
                sizes="(width < 600px) 90vw, 30vw"
                alt={alt}
                loading="lazy"
                decoding="async"
              />
              <h3 className="type-h4 mt-4">{title}</h3>
              <p className="type-caption mt-1 text-graphite">{text}</p>
            </li>
          ))}
        </ol>
        <p className="type-caption mt-6 text-graphite">{messages.traced}</p>
      </section>
      <section aria-labelledby="ask" className="below-ask page-margin">
        <p className="type-body">
          {messages.care} <InlineLink to="/faq?topic=care">{messages.allCare}</InlineLink>
        </p>
        <div>
          <h2 id="ask" className="type-h3">
            {messages.question({ name: rug.name })}
          </h2>
          <p className="type-caption mt-1 text-graphite">{messages.answers({ hours: RESPONSE_HOURS })}</p>
          <p className="mt-5 flex flex-wrap items-center gap-5">
            <ButtonLink to={`/contact?about=${encodeURIComponent(rug.name)}#message`} small>
              {messages.write}
            </ButtonLink>
            <InlineLink to="/contact#consultation">{messages.designer}</InlineLink>
            <InlineLink to="/faq">{messages.faq}</InlineLink>
          </p>
        </div>
      </section>
      {related.length > 0 && <RugRow title={messages.others} rugs={related} />}
      <Lately address={address} />
    </div>
  )
}

function YarnNames({ rug, state }: Pick<BelowStudioProps, 'rug' | 'state'>) {
  return (
    <ul className="below-yarns">
      {colorsOf(state).map((yarn) => {
        const newHex = state.look.mappings[yarn.hex]
        const hex = newHex ?? yarn.hex
        return (
          <li key={yarn.hex} className="type-ui">
            <Pompom hex={hex} size={28} />
            {shownName({ rug, yarn, newHex }) ?? hex}
          </li>
        )
      })}
    </ul>
  )
}

function Lately({ address }: { readonly address: string }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return <div ref={place}>{near && <SeenLately address={address} />}</div>
}

type Step = { readonly still: StillId; readonly alt: string; readonly title: string; readonly text: string }

const steps = (): readonly Step[] => [
  {
    still: 'cones',
    alt: messages.dyedAlt,
    title: messages.dyed,
    text: messages.dyedText,
  },
  {
    still: 'frame',
    alt: messages.tuftedAlt,
    title: messages.tufted,
    text: messages.tuftedText,
  },
  {
    still: 'rolls',
    alt: messages.rolledAlt,
    title: messages.rolled,
    text: messages.rolledText,
  },
]
