import type { SizeRefusal } from '@nawl/domain/cart/ordered-size'
import type { BoxFault } from '@nawl/domain/product/sample-box'

/** Why something is not put into the cart, or not changed there. */
export const CART_ERRORS = {
  'cart/invalid-dimensions': { status: 422, title: 'The width and the length have to be numbers above 0' },
  'cart/too-small': { status: 422, title: 'We make no rug as small as that' },
  'cart/too-large': { status: 422, title: 'We make no rug as large as that' },
  'cart/out-of-proportion': { status: 422, title: 'A rug of that shape has other proportions' },
  'cart/no-such-rug': { status: 404, title: 'There is no such rug' },
  'cart/no-yarns': { status: 422, title: 'A box of samples has at least one yarn' },
  'cart/too-many-yarns': { status: 422, title: 'A box of samples has eight yarns at most' },
  'cart/unknown-yarn': { status: 422, title: 'There is no such yarn on the shade card' },
  'cart/yarn-out': { status: 409, title: 'One of the yarns is out of stock' },
  'cart/not-on-rug': { status: 422, title: 'The square is not on the rug' },
  'cart/rug-too-small': { status: 422, title: 'The rug is smaller than a strike-off' },
  'cart/no-such-line': { status: 404, title: 'That is not in the cart' },
  'cart/cart-full': { status: 409, title: 'The cart holds no more lines' },
} as const satisfies Record<`cart/${SizeRefusal['reason'] | CartRefusal}`, { status: number; title: string }>

type CartRefusal = 'no-such-rug' | 'no-such-line' | 'cart-full' | BoxFault | 'not-on-rug' | 'rug-too-small'
