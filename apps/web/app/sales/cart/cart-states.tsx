import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { LineDrawing } from '../../ui/line-drawing.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { useCartCount } from './cart-count.ts'
import { rugText } from './line-messages.ts'

/** An empty cart with links to the catalogue. */
export function CartEmpty() {
  return (
    <div className="cart-state cart-empty">
      <LineDrawing of="cone" />
      <p className="type-h3">There is nothing in it yet.</p>
      <p className="type-body text-graphite">
        Open a rug in the studio, give it your yarns and your size, and put it here. It waits for ninety days.
      </p>
      <ButtonLink to="/products" kind="primary">
        Browse all rugs
      </ButtonLink>
      <TextLink to="/your-design">Begin with a drawing of your own</TextLink>
    </div>
  )
}

/** The cart could not be loaded. */
export function CartAway({ onRetry }: { readonly onRetry: () => void }) {
  const count = useCartCount()
  return (
    <div role="alert" className="cart-state">
      <p className="type-h3">The cart cannot be reached.</p>
      <p className="type-body text-graphite">
        {count > 0 ? `${rugText(count)} in it, and none is lost.` : 'Nothing in it is lost.'} Try again in a
        moment.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** The cart shown may be outdated. */
export function CartStale({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StaleNotice onRetry={onRetry} className="mt-7">
      {navigator.onLine ? 'The cart cannot be reached.' : 'You are offline.'} This is what was in it last; it
      can be changed again when it answers.
    </StaleNotice>
  )
}

/** Placeholder for the lines while the cart is loading. */
export function CartLinesSkeleton() {
  return (
    <div className="cart-lines" aria-hidden>
      <div className="cart-line">
        <div className="cart-picture bg-linen" />
        <div className="[grid-area:facts] grid content-start gap-3">
          <div className="h-7 w-32 bg-linen" />
          <div className="h-4 w-56 max-w-full bg-linen" />
        </div>
        <div className="cart-room bg-linen" />
      </div>
    </div>
  )
}

/** Placeholder for the summary. */
export function CartSummarySkeleton() {
  return (
    <div className="cart-summary min-h-[400px]">
      <p role="status" className="type-ui text-graphite">
        Looking into the cart…
      </p>
    </div>
  )
}
