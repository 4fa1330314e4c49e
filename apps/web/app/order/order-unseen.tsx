import { askToSignIn } from '../account/sign-in-request.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { SeenOrder } from './use-order.ts'

type OrderUnseenProps = {
  readonly status: Exclude<SeenOrder['status'], 'shown'>
  readonly onRetry: () => void
}

/** What stands in an order's place: it is on its way, not here, or out of reach. */
export function OrderUnseen({ status, onRetry }: OrderUnseenProps) {
  if (status === 'loading') return <OrderSkeleton />
  if (status === 'away') return <OrderAway onRetry={onRetry} />
  return <OrderMissing signedOut={status === 'signed-out'} />
}

/** An order that is not there, or not for whoever asks: nobody learns which. */
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

/** The shop does not answer. */
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

/** As large as what is on its way. */
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
