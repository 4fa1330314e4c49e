import { askToSignIn } from '../../sign-in/sign-in-request.ts'
import type { FormAnswer } from '../../api/post-form.ts'
import { AnswerForm } from '../../ui/forms/answer-form.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
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
      <h1 className="type-h1">This order is not here.</h1>
      <p className="type-body mt-6 max-w-[36em]">
        {signedOut
          ? 'Orders open by the link in our e-mails, or for whoever is signed in and placed them.'
          : 'There is no such order, or it is not yours to see. The link in our newest e-mail about it opens it.'}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="/orders">Have the link sent again</ButtonLink>
        {signedOut && (
          <button
            type="button"
            className="type-ui min-h-11 font-medium underline decoration-1 underline-offset-[5px] hover:text-madder"
            onClick={() => askToSignIn()}
          >
            Sign in
          </button>
        )}
        <TextLink to="/contact">Write to us</TextLink>
      </p>
    </>
  )
}

/** Offers to send a new link to the order's own address. */
function OrderLinkExpired({ action, earlier }: Renewal) {
  return (
    <>
      <h1 className="type-h1">This link has expired.</h1>
      <p className="type-body mt-6 max-w-[36em]">
        The links in our e-mails open an order for a year. We can send a fresh one to the address the order
        was placed with.
      </p>
      <AnswerForm
        action={action}
        labels={{}}
        submit="Send a fresh link"
        busyWords="Sending…"
        kind="primary"
        earlier={earlier}
        className="form"
        done={
          <p className="form-done type-body">
            A fresh link is on its way to the address of the order. It can take a minute; look among the
            unwanted mail too.
          </p>
        }
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
      <h1 className="type-h1">We could not be reached.</h1>
      <p role="alert" className="type-body mt-6 max-w-[36em]">
        The order is safe with us. Check the connection and try again.
      </p>
      <Button className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </>
  )
}

/** Placeholder while the order is loading. */
function OrderSkeleton() {
  return (
    <div>
      <h1 className="type-h1">Your order</h1>
      <p role="status" className="type-body mt-6 text-graphite">
        Fetching the order…
      </p>
      <noscript>
        <p className="type-body mt-6">
          Seeing an order as whoever is signed in needs JavaScript. The link in our e-mails opens it without.
        </p>
      </noscript>
      <div aria-hidden className="order-columns">
        <div className="h-[480px] bg-linen/60" />
        <div className="h-[480px] bg-linen/60" />
      </div>
    </div>
  )
}
