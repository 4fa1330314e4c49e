import type { SizeRefusal } from '@nawl/domain/cart/ordered-size'

/** Why something is not put into the cart, or not changed there. */
export const CART_ERRORS = {
  'cart/invalid-dimensions': { status: 422, title: 'The width and the length have to be numbers above 0' },
  'cart/too-small': { status: 422, title: 'We make no rug as small as that' },
  'cart/too-large': { status: 422, title: 'We make no rug as large as that' },
  'cart/out-of-proportion': { status: 422, title: 'A rug of that shape has other proportions' },
  'cart/no-such-rug': { status: 404, title: 'There is no such rug' },
  'cart/no-such-line': { status: 404, title: 'That is not in the cart' },
  'cart/cart-full': { status: 409, title: 'The cart holds no more lines' },
} as const satisfies Record<`cart/${SizeRefusal['reason'] | CartRefusal}`, { status: number; title: string }>

type CartRefusal = 'no-such-rug' | 'no-such-line' | 'cart-full'
