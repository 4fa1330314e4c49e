import type { ShownClaim } from '@nawl/contract/sales/order'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import { CLAIM_KIND_NAMES, CLAIM_KINDS } from '@nawl/domain/order/claims/claim-rules'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order-actions'

import { usePanel } from '../../../ui/use-panel.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CLAIM_MESSAGES, DECISION_MESSAGES } from './claim-messages.ts'
import { Deadline } from '../deadline.tsx'
import { formatDay } from '../format-moment.ts'
import type { OrderProps } from '../order-page.tsx'
import { Section } from '../../../ui/section.tsx'

/** The order's claims with our decisions, and the form for another claim within the deadline. */
export function Claims({ order, opened, now }: OrderProps & { readonly now: number }) {
  const { claims, steps, times } = order
  const form = usePanel(() => import('./claim-form.tsx').then(({ ClaimForm }) => ClaimForm))
  const kinds = CLAIM_KIND_NAMES.filter((kind) => now < Date.parse(times[CLAIM_KINDS[kind]] ?? ''))
  const canClaim = steps.includes('claim') && kinds.length > 0
  if (claims.length === 0 && !canClaim) return null
  const isEarly = times.claimUntil !== null && now < Date.parse(times.claimUntil)
  return (
    <Section title={messages.claims}>
      {claims.map((claim) => (
        <ClaimShown key={claim.id} claim={claim}>
          <p className="type-ui mt-3 text-graphite">{messages.claimOpen}</p>
        </ClaimShown>
      ))}
      {canClaim && !form.open && (
        <div className="mt-4">
          <p className="type-ui">
            {isEarly && times.claimUntil ? (
              <>
                {messages.claimInvitation} <Deadline until={times.claimUntil} now={now} />
              </>
            ) : (
              times.warrantyUntil && messages.warrantyUntil({ day: formatDay(times.warrantyUntil) })
            )}
          </p>
          <Button small className="mt-4" aria-expanded={false} {...form.near} onClick={form.show}>
            {messages.makeClaim}
          </Button>
        </div>
      )}
      {canClaim && form.open && form.Panel && (
        <form.Panel
          opened={opened}
          kinds={kinds}
          lines={order.lines}
          of={mainlyOf(order.price)}
          onEnd={() => form.setOpen(false)}
        />
      )}
    </Section>
  )
}

/** Which line a claim is about, and which of its pieces. */
function aboutText(about: ShownClaim['about']): string {
  if (!about) return messages.claimAboutOrder
  const { quantity, piece } = about
  const name = nameOf(about.name)
  if (quantity === 1) return messages.claimAbout({ name })
  return piece === null
    ? messages.claimAbout({ name: messages.claimAllOf({ quantity, name }) })
    : messages.claimAbout({ name: messages.claimPieceOf({ piece, quantity, name }) })
}

type ClaimShownProps = {
  readonly claim: ShownClaim
  /** Shown until there is a decision. */
  readonly children: React.ReactNode
  /** What was promised in the decision and is not done. */
  readonly left?: string | null
}

/** A claim with its photographs, and the decision once there is one. */
export function ClaimShown({ claim, children, left = null }: ClaimShownProps) {
  const { kind, about, description, photos, madeAt, decision } = claim
  return (
    <article aria-label={CLAIM_MESSAGES[kind]} className="mt-5 break-inside-avoid border-t border-rule pt-5">
      <h3 className="type-h4">{CLAIM_MESSAGES[kind]}</h3>
      <p className="type-caption text-graphite">{messages.claimMadeOn({ day: formatDay(madeAt) })}</p>
      <p className="type-ui mt-1">{aboutText(about)}</p>
      <p className="type-body mt-3 whitespace-pre-line wrap-anywhere">{description}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photos.map((photo, n) => (
          <li key={photo}>
            <a href={photo} target="_blank" rel="noreferrer" aria-label={messages.photograph({ n: n + 1 })}>
              <img src={photo} alt="" loading="lazy" decoding="async" className="size-28 object-cover" />
            </a>
          </li>
        ))}
      </ul>
      {decision ? (
        <div className="mt-4 border-s-3 border-ink py-1 ps-5">
          <p className="type-ui font-medium">
            {messages.decisionOn({
              decision: DECISION_MESSAGES[decision.outcome],
              day: formatDay(decision.at),
            })}
          </p>
          <p className="type-ui mt-1 whitespace-pre-line wrap-anywhere">{decision.answer}</p>
          {left && <p className="type-ui mt-1 text-madder-deep">{left}</p>}
        </div>
      ) : (
        children
      )}
    </article>
  )
}
