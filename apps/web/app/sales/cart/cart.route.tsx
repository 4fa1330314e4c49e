import './cart.css'

import type { CartResponse } from '@nawl/contract/sales/cart'
import { goodsOf } from '@nawl/domain/cart/pieces'
import * as messages from '@nawl/messages/cart'
import { useRef } from 'react'

import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'
import type { Route } from './+types/cart.route'
import { CartAway, CartEmpty, CartLinesSkeleton, CartStale, CartSummarySkeleton } from './cart-states.tsx'
import { CartLineRow } from './lines/cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { shippingText } from './shipping-messages.ts'
import { framedLines } from '../kinds/framed-lines.ts'
import { PromisedDays } from '../promised-days/promised-days.tsx'
import { useKinds } from '../kinds/use-kinds.ts'
import { loadCart, NO_CART_YET } from './load-cart.ts'
import { loadMeans, useMeans } from '../payment-means.ts'
import { useCart } from './use-cart.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  const [rendered, means] = await Promise.all([loadCart(fetchApi, request), loadMeans(fetchApi)])
  return { rendered, means }
}

/** Client-side navigation shows the page at once, with the cart as known so far. */
export function clientLoader() {
  return { rendered: NO_CART_YET, means: null }
}

export default function CartPage({ loaderData: { rendered, means: loaded } }: Route.ComponentProps) {
  const means = useMeans(loaded)
  const { cart, contact, look } = useCart(rendered)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page-margin cart-page cart-columns">
      <PageHead title={messages.title} hidden />
      <div>
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {messages.title}
        </h1>
        {contact === 'away' && cart && <CartStale onRetry={look} />}
        {!cart && (contact === 'away' ? <CartAway onRetry={look} /> : <CartLinesSkeleton />)}
        {cart?.lines.length === 0 && <CartEmpty />}
        {cart && cart.lines.length > 0 && <CartLines cart={cart} onGone={() => heading.current?.focus()} />}
      </div>
      {!cart && contact !== 'away' && <CartSummarySkeleton />}
      {cart && cart.lines.length > 0 && <CartSummary cart={cart} means={means} />}
    </div>
  )
}

type CartLinesProps = { readonly cart: CartResponse; readonly onGone: () => void }

function CartLines({ cart, onGone }: CartLinesProps) {
  const kinds = useKinds()
  return (
    <section aria-label={messages.linesLabel({ of: goodsOf(cart) })}>
      <ul className="cart-lines">
        {cart.lines.map((line, n) => (
          <li key={line.id}>
            <CartLineRow line={line} price={cart.price} place={n} onGone={onGone} />
          </li>
        ))}
      </ul>
      <p className="type-caption mt-5 text-graphite">
        <UnbrokenText text={shippingText(cart, kinds)} />
        <PromisedDays
          country={cart.country}
          rugs={framedLines(cart.lines, kinds)}
          approval={cart.hasPieces ? 'possible' : null}
        />
      </p>
      {cart.lines.some(({ inRoom }) => inRoom) && (
        <p className="type-caption mt-1 text-graphite">{messages.roomsTraced}</p>
      )}
      <noscript>
        <p className="type-ui mt-4">{messages.needsScript}</p>
      </noscript>
    </section>
  )
}
