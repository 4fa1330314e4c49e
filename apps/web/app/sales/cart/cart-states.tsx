import * as messages from '@nawl/messages/cart'

import { ButtonLink } from '../../ui/controls/button.tsx'
import { LineDrawing } from '../../ui/line-drawing.tsx'
import { StaleNotice } from '../../ui/notices/stale-notice.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { TryAgain } from '../../ui/notices/try-again.tsx'
import { useInCart } from './cart-count.ts'

/** An empty cart with links to the catalogue. */
export function CartEmpty() {
  return (
    <div className="cart-state empty-page">
      <LineDrawing of="cone" />
      <p className="type-h3">{messages.emptyHeading}</p>
      <p className="type-body text-graphite">{messages.emptyText}</p>
      <ButtonLink to="/products" kind="primary">
        {messages.browse}
      </ButtonLink>
      <TextLink to="/your-design">{messages.ownDrawing}</TextLink>
    </div>
  )
}

/** The cart could not be loaded. */
export function CartAway({ onRetry }: { readonly onRetry: () => void }) {
  const inCart = useInCart()
  return (
    <TryAgain onRetry={onRetry} className="cart-state">
      <p className="type-h3">{messages.awayHeading}</p>
      <p className="type-body text-graphite">{messages.awayText(inCart)}</p>
    </TryAgain>
  )
}

/** The cart shown may be outdated. */
export function CartStale({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StaleNotice onRetry={onRetry} className="mt-7">
      {navigator.onLine ? messages.staleAway : messages.staleOffline}
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
        {messages.loading}
      </p>
    </div>
  )
}
