import '../cart/cart.css'
import './checkout.css'

import * as messages from '@nawl/messages/checkout'
import type { PaymentStep } from '@nawl/contract/sales/payment'
import { redirect, redirectDocument } from 'react-router'

import { browserFetch } from '../../api/request.ts'
import { cartMark, markCart } from '../cart/cart-count.ts'
import { cartInBrowser, ownerFetch } from '../cart/browser-cart.ts'
import { CartAway, CartEmpty, CartStale, CartSummarySkeleton } from '../cart/cart-states.tsx'
import { loadCart, NO_CART_YET, withCookie } from '../cart/load-cart.ts'
import { useCart } from '../cart/use-cart.ts'
import type { CallResult } from '../order/calls/call-json.ts'
import { type OrderFault, refusalMessage } from '../order/calls/refusal-messages.ts'
import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import type { Route } from './+types/checkout.route'
import { attemptFor, saveAttempt } from './checkout-attempt.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { loadMeans } from '../payment-means.ts'
import { PlacedBefore } from './placed-before.tsx'
import { loadPrices } from '../../page/country/load-prices.ts'
import { hintsOf, readCheckout } from './read-checkout.ts'
import { type CheckoutRefusal, placedPath, sendCheckout, typedIn } from './send-checkout.ts'

export const handle = { header: 'checkout' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  const [rendered, means] = await Promise.all([loadCart(fetchApi, request), loadMeans(fetchApi)])
  // For browsers without scripts: pressing twice sends the same key.
  return { rendered, means, key: crypto.randomUUID() as string }
}

export async function clientLoader() {
  return { rendered: NO_CART_YET, means: await loadMeans(browserFetch), key: '' }
}

/** Neither another country nor a refused order changes the loader's data. */
export const shouldRevalidate = () => false

/** Places an order for browsers without scripts, which are always guests. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { fetchApi, publicUrl } = context.get(pageContext)
  const reading = readCheckout(form, (await loadPrices(fetchApi)).notShippedTo)
  if (!reading.ok) return refusal(form, { hints: reading.hints })
  const reach = withCookie(fetchApi, request.headers.get('cookie') ?? '')
  const sent = await sendCheckout(reach, reading.wish, fieldText(form, 'key'))
  if (!sent.ok) return refusal(form, whyNot(sent, fieldText(form, 'country')))
  const { next } = sent.answer
  // Content-Security-Policy `form-action` allows redirects of forms only to our own pages; the order page leads on to
  // the payment.
  const isOwn = next?.kind === 'redirect' && next.url.startsWith(`${publicUrl}/`)
  return redirect(isOwn ? next.url : placedPath(sent.answer), 303)
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  // The form offers only countries we ship to, and the server checks again.
  const reading = readCheckout(form, [])
  if (!reading.ok) return refusal(form, { hints: reading.hints })
  const store = cartInBrowser()
  const lineIds = store.state().cart?.lines.map(({ id }) => id) ?? []
  const attempt = attemptFor(sessionStorage, reading.wish, lineIds)
  const sent = await sendCheckout(ownerFetch, attempt.wish, attempt.key)
  if (!sent.ok) {
    if (sent.fault === 'order/price-changed' || sent.fault === 'order/empty-cart')
      await store.refresh(fieldText(form, 'country'))
    // With an explicit refusal no order was placed; without one it may have been.
    if (!UNKNOWN.has(sent.fault)) saveAttempt(sessionStorage, null)
    return refusal(form, whyNot(sent, fieldText(form, 'country')))
  }
  saveAttempt(sessionStorage, { ...attempt, number: sent.answer.number })
  // What was ordered has left the cart.
  markCart({ ...cartMark(), count: 0, of: 'rugs' }, true)
  return redirectDocument(addressOf(sent.answer.next) ?? placedPath(sent.answer))
}

const UNKNOWN: ReadonlySet<OrderFault> = new Set(['no-answer', 'server', 'idempotency/in-flight'])

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rendered, means, key } = loaderData
  const { cart, contact, look } = useCart(rendered)
  return (
    <div className="page-margin checkout-page">
      <PageHead title={messages.title} hidden />
      {cart && cart.lines.length > 0 ? (
        <CheckoutForm cart={cart} means={means} formKey={key} refusal={actionData ?? null}>
          <Head />
          {contact === 'away' && <CartStale onRetry={look} />}
        </CheckoutForm>
      ) : (
        <>
          <Head />
          {cart && (
            <PlacedBefore>
              <CartEmpty />
            </PlacedBefore>
          )}
          {!cart && (contact === 'away' ? <CartAway onRetry={look} /> : <CartSummarySkeleton />)}
        </>
      )}
    </div>
  )
}

function Head() {
  return (
    <div>
      <TextLink to="/cart">{messages.backToCart}</TextLink>
      <h1 className="type-h2 mt-2">{messages.title}</h1>
    </div>
  )
}

/** What the server has against it: at its fields where it names them. */
function whyNot(
  { fault, problems = [] }: Extract<CallResult<unknown>, { readonly ok: false }>,
  country: string,
): Partial<CheckoutRefusal> {
  if (fault.startsWith('code/') || fault.startsWith('gift-card/'))
    return { hints: [{ field: 'voucher', hint: refusalMessage(fault) }] }
  if (fault === 'payment/phone-missing') return { hints: [{ field: 'phone', hint: refusalMessage(fault) }] }
  const hints = fault === 'order/bad-address' ? hintsOf(problems, country) : []
  return hints.length > 0 ? { hints } : { fault, why: refusalMessage(fault) }
}

function refusal(form: FormData, why: Partial<CheckoutRefusal>): CheckoutRefusal {
  const total = form.get('expectedTotal')
  return {
    hints: [],
    fault: null,
    why: '',
    expectedTotal: typeof total === 'string' ? Number(total) : null,
    typed: typedIn(form),
    ...why,
  }
}

const addressOf = (next: PaymentStep | null) => (next?.kind === 'redirect' ? next.url : null)
