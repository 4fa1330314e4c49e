import * as messages from '@nawl/messages/order'

import { askToSignIn } from '../../sign-in/sign-in-request.ts'
import type { FormAnswer } from '../../api/post-form.ts'
import { AnswerForm } from '../../ui/forms/answer-form.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { TryAgain } from '../../ui/notices/try-again.tsx'
import type { SeenOrder } from './calls/use-order.ts'

type OrderUnseenProps = {
  readonly status: Exclude<SeenOrder['status'], 'shown'>
  readonly onRetry: () => void
  readonly renewal: Renewal
}

/** Where to request a new link, and the result in browsers without scripts. */
type Renewal = { readonly action: string; readonly earlier: FormAnswer<unknown> | undefined }

/** Shown in place of an order that is loading, missing or unreachable. */
export function OrderUnseen({ status, onRetry, renewal }: OrderUnseenProps) {
  if (status === 'loading') return <OrderSkeleton />
  if (status === 'away') return <OrderAway onRetry={onRetry} />
  if (status === 'expired') return <OrderLinkExpired {...renewal} />
  return <OrderMissing signedOut={status === 'signed-out'} />
}

/** A missing order, or one that the visitor may not see: the page does not reveal which. */
function OrderMissing({ signedOut }: { readonly signedOut: boolean }) {
  return (
    <>
      <h1 className="type-h1">{messages.missingHeading}</h1>
      <p className="type-body mt-6 max-w-[36em]">
        {signedOut ? messages.missingSignedOut : messages.missingText}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="/orders">{messages.sendLinkAgain}</ButtonLink>
        {signedOut && (
          <button
            type="button"
            className="type-ui min-h-11 font-medium underline decoration-1 underline-offset-[5px] hover:text-madder"
            onClick={() => askToSignIn()}
          >
            {messages.signIn}
          </button>
        )}
        <TextLink to="/contact">{messages.writeToUs}</TextLink>
      </p>
    </>
  )
}

/** Offers to send a new link to the order's own address. */
function OrderLinkExpired({ action, earlier }: Renewal) {
  return (
    <>
      <h1 className="type-h1">{messages.expiredLinkHeading}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.expiredLinkText}</p>
      <AnswerForm
        action={action}
        labels={{}}
        submit={messages.sendFreshLink}
        busyWords={messages.sending}
        kind="primary"
        earlier={earlier}
        className="form"
        done={<p className="form-done type-body">{messages.freshLinkSent}</p>}
      >
        {null}
      </AnswerForm>
    </>
  )
}

/** The shop does not respond. */
function OrderAway({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="type-h1">{messages.awayHeading}</h1>
      <TryAgain onRetry={onRetry} className="mt-6">
        <p className="type-body max-w-[36em]">{messages.awayText}</p>
      </TryAgain>
    </>
  )
}

/** Placeholder while the order is loading. */
function OrderSkeleton() {
  return (
    <div>
      <h1 className="type-h1">{messages.loadingHeading}</h1>
      <p role="status" className="type-body mt-6 text-graphite">
        {messages.loading}
      </p>
      <noscript>
        <p className="type-body mt-6">{messages.needsScript}</p>
      </noscript>
      <div aria-hidden className="order-columns">
        <div className="h-[480px] bg-linen/60" />
        <div className="h-[480px] bg-linen/60" />
      </div>
    </div>
  )
}
