import type { CART_ERRORS } from '@nawl/contract/sales/cart-errors'
import type { ORDER_ERRORS } from '@nawl/contract/sales/order-errors'
import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'
import type { PAYMENT_ERRORS } from '@nawl/contract/sales/payment-errors'
import { MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claim-rules'

type PictureError = Extract<keyof typeof UPLOAD_ERRORS, `picture/${string}`>

/** Why a command on an order failed: an error code of the server, or a fault found by the page. */
export type OrderFault =
  | keyof typeof ORDER_ERRORS
  | keyof typeof PAYMENT_ERRORS
  | keyof typeof CART_ERRORS
  | PictureError
  | 'request/invalid'
  | 'request/too-many'
  | 'desk/not-staff'
  | 'signed-out'
  | 'no-answer'
  | 'server'

const STALE = 'The order has changed meanwhile. Look at it as it is now.'

const WORDS = {
  'order/empty-cart': 'There is nothing in the cart.',
  'order/needs-quote':
    'The changed rugs weigh more than our quote for the way was for. Write to us for another.',
  'order/no-quote-needed': 'The way there needs no quote.',
  'order/price-changed': 'The price has changed meanwhile. Look at it once more.',
  'order/terms-changed': 'Our terms have changed. Load this page again to read and accept them.',
  'order/bad-address': 'A field of the address is not as it should be.',
  'order/wrong-state': `That cannot be done any more. ${STALE}`,
  'order/too-late': 'The time for that is over. Nothing has been changed.',
  'order/too-early': 'The time for that has not come: the customer may still change the design.',
  'order/no-such-line': `This rug is not in the order any more. ${STALE}`,
  'order/no-such-payment': 'The order has no such payment.',
  'order/no-such-claim': 'The order has no such claim.',
  'order/no-such-refund': 'The order has no such refund.',
  'order/another-rug': 'A change keeps to the rug that was ordered. Another rug is another order.',
  'order/nothing-changed': 'This is the design as it was ordered: there is nothing to change.',
  'order/nothing-to-pay': `There is nothing to pay. ${STALE}`,
  'order/payment-in-progress': 'A payment is under way. Wait until it is through, then try again.',
  'order/difference-unpaid': 'The customer may still pay for a change of the design. Wait for that first.',
  'order/wrong-payment': 'The bank calls this payment by another name already.',
  'order/wrong-amount': 'That is not the amount that was asked. Only the whole of it confirms the order.',
  'order/wrong-currency': 'That is not the currency that was asked.',
  'order/no-photos':
    'A claim needs at least one photograph. One that waited for over a day has to be sent again.',
  'order/too-many-photos': `A claim holds ${MOST_CLAIM_PHOTOS} photographs at most.`,
  'order/already-decided': 'This claim has been answered already.',
  'order/bad-amount': 'That is no amount to give back or to ask.',
  'order/more-than-paid': 'That is more than the order still holds.',
  'order/link-expired': 'The link to this order has expired. Have a fresh one sent to you.',
  'order/not-found': 'There is no such order, or it is not yours to see.',
  'cart/invalid-dimensions': 'Type a size first: width and length are numbers above 0.',
  'cart/too-small': 'The rug is smaller than the smallest we make. Choose a larger size.',
  'cart/too-large': 'The rug is larger than the largest we make. Choose a smaller size.',
  'cart/out-of-proportion': 'The rug is too wide for its shape. Make it longer, or choose another shape.',
  'cart/no-such-rug': 'We do not make this rug any more.',
  'cart/no-such-line': 'The cart has changed meanwhile.',
  'cart/cart-full': 'The cart is full. Take something out first.',
  'idempotency/missing-key': 'Something broke on our side. Try again: nothing is lost.',
  'idempotency/in-flight': 'The same is being done already. Wait a moment and look again.',
  'idempotency/other-body': 'Something broke on our side. Try again: nothing is lost.',
  'payment/unknown-provider': 'One cannot pay that way here any more. Choose another.',
  'payment/bad-signature': 'Something broke on our side. Try again: nothing is lost.',
  'payment/provider-away': 'The payment company does not answer. Nothing was charged: try again in a while.',
  'picture/missing': 'Choose a photograph first.',
  'picture/too-large':
    'Larger than 20 MB. Make it smaller, 2,400 pixels on its longer side are plenty, and choose it again.',
  'picture/not-a-picture': 'Not a picture. Choose a JPEG, PNG or WebP.',
  'picture/unsupported': 'Pictures of this kind cannot be read here. Choose a JPEG, PNG or WebP.',
  'picture/packed-bitmap': 'Only a wrapper around another format. Choose a JPEG, PNG or WebP.',
  'picture/damaged': 'Damaged, and cannot be read to its end. Save it anew and try that.',
  'picture/too-many-pixels': 'More pixels than we can read. Half its width is plenty.',
  'picture/interlaced-too-large':
    'Saved “progressive” or “interlaced”, and too large to be read that way. Save it without that, or at half its width.',
  'picture/too-small': 'Too small to see anything on.',
  'picture/too-slow': 'Reading it took too long. Save it anew, at half its width.',
  'request/invalid': 'Something in it is not as it should be.',
  'request/too-many': 'That was asked too often. Try again in an hour.',
  'desk/not-staff': 'The desk is for the staff.',
  'signed-out': 'You are signed out. Sign in and try again: nothing is lost.',
  'no-answer': 'The shop does not answer. Check the connection and try again: nothing is lost.',
  server: 'Something broke on our side. Try again: nothing is lost.',
} as const satisfies Record<OrderFault, string>

/** What went wrong and what to do about it. */
export function refusalMessage(fault: OrderFault): string {
  return WORDS[fault]
}

/** The fault for an error code of the server. */
export function faultOf(code: unknown): OrderFault {
  return typeof code === 'string' && Object.hasOwn(WORDS, code) ? (code as OrderFault) : 'server'
}
