import type { CodeRefusal } from '@nawl/domain/cart/code-rules'
import type { CardRefusal } from '@nawl/domain/gift-cards/gift-card'

/** Why a discount code or a gift card is not accepted, and what staff get wrong about one. */
export const VOUCHER_ERRORS = {
  'code/unknown': { status: 404, title: 'There is no such code' },
  'code/not-yet': { status: 409, title: 'The code cannot be used yet' },
  'code/over': { status: 410, title: 'The time of the code is over' },
  'code/used-up': { status: 409, title: 'The code has been used up' },
  'code/sign-in-first': { status: 409, title: 'The code is for people who have signed in' },
  'code/used-before': { status: 409, title: 'You have used the code as often as it allows' },
  'code/too-little': { status: 409, title: 'The cart is below the minimum of the code' },
  'code/not-for-these': { status: 409, title: 'The code is for none of these rugs' },
  'code/spent': { status: 409, title: 'The credit of the samples has been used on a rug' },
  'code/taken': { status: 409, title: 'There is already such a code' },
  'gift-card/unknown': { status: 404, title: 'There is no such gift card' },
  'gift-card/expired': { status: 410, title: 'The gift card has expired' },
  'gift-card/blocked': { status: 409, title: 'The gift card has been blocked' },
  'gift-card/empty': { status: 409, title: 'Nothing is left on the gift card' },
} as const satisfies Record<
  `code/${CodeRefusal | 'taken' | 'spent'}` | `gift-card/${CardRefusal}`,
  { status: number; title: string }
>
