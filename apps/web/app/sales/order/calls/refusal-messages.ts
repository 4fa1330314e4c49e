import type { CART_ERRORS } from '@nawl/contract/sales/cart-errors'
import type { DESK_ERRORS } from '@nawl/contract/desk/desk-errors'
import type { ORDER_ERRORS } from '@nawl/contract/sales/order-errors'
import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'
import type { VOUCHER_ERRORS } from '@nawl/contract/sales/voucher-errors'
import type { PAYMENT_ERRORS } from '@nawl/contract/sales/payment-errors'
import { MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claim-rules'
import * as messages from '@nawl/messages/problems'

type PictureError = Extract<keyof typeof UPLOAD_ERRORS, `picture/${string}`>

/** Why a command on an order failed: an error code of the server, or a fault found by the page. */
export type OrderFault =
  | keyof typeof ORDER_ERRORS
  | keyof typeof PAYMENT_ERRORS
  | keyof typeof VOUCHER_ERRORS
  | keyof typeof CART_ERRORS
  | PictureError
  | 'request/invalid'
  | 'request/too-many'
  | keyof typeof DESK_ERRORS
  | 'signed-out'
  | 'no-answer'
  | 'server'

const WORDS = {
  'order/empty-cart': messages.emptyCart,
  'order/needs-quote': messages.needsQuote,
  'order/no-quote-needed': messages.noQuoteNeeded,
  'order/price-changed': messages.priceChanged,
  'order/terms-changed': messages.termsChanged,
  'order/bad-address': messages.badAddress,
  'order/wrong-state': messages.wrongState,
  'order/too-late': messages.tooLate,
  'order/too-early': messages.tooEarly,
  'order/no-such-line': messages.noSuchLine,
  'order/no-such-piece': messages.noSuchPiece,
  'order/no-such-payment': messages.noSuchPayment,
  'order/no-such-claim': messages.noSuchClaim,
  'order/no-such-refund': messages.noSuchRefund,
  'order/no-such-document': messages.noSuchDocument,
  'order/another-rug': messages.anotherRug,
  'order/nothing-changed': messages.nothingChanged,
  'order/nothing-to-pay': messages.nothingToPay,
  'order/payment-in-progress': messages.paymentInProgress,
  'order/difference-unpaid': messages.differenceUnpaid,
  'order/wrong-payment': messages.wrongPayment,
  'order/wrong-amount': messages.wrongAmount,
  'order/wrong-currency': messages.wrongCurrency,
  'order/no-photos': messages.noPhotos,
  'order/too-many-photos': messages.tooManyPhotos({ most: MOST_CLAIM_PHOTOS }),
  'order/already-decided': messages.alreadyDecided,
  'order/bad-amount': messages.badAmount,
  'order/more-than-paid': messages.moreThanPaid,
  'order/same-address': messages.sameAddress,
  'order/too-much-written-off': messages.tooMuchWrittenOff,
  'order/nothing-corrected': messages.nothingCorrected,
  'order/bad-days': messages.badDays,
  'order/bad-tracking-number': messages.badTrackingNumber,
  'order/last-line': messages.lastLine,
  'order/price-differs': messages.priceDiffers,
  'order/quote-differs': messages.quoteDiffers,
  'order/changed-meanwhile': messages.orderChangedMeanwhile,
  'order/link-expired': messages.orderLinkExpired,
  'order/not-found': messages.orderNotFound,
  'cart/invalid-dimensions': messages.cartInvalidDimensions,
  'cart/too-small': messages.cartTooSmall,
  'cart/too-large': messages.cartTooLarge,
  'cart/out-of-proportion': messages.cartOutOfProportion,
  'cart/no-such-rug': messages.cartNoSuchRug,
  'cart/no-such-line': messages.cartNoSuchLine,
  'cart/cart-full': messages.cartFull,
  'idempotency/missing-key': messages.general,
  'idempotency/in-flight': messages.inFlight,
  'idempotency/other-body': messages.general,
  'payment/unknown-provider': messages.unknownProvider,
  'payment/bad-signature': messages.general,
  'payment/provider-away': messages.providerAway,
  'code/unknown': messages.codeUnknown,
  'code/not-yet': messages.codeNotYet,
  'code/over': messages.codeOver,
  'code/used-up': messages.codeUsedUp,
  'code/sign-in-first': messages.codeSignInFirst,
  'code/used-before': messages.codeUsedBefore,
  'code/too-little': messages.codeTooLittle,
  'code/not-for-these': messages.codeNotForThese,
  'code/taken': messages.codeTaken,
  'gift-card/unknown': messages.cardUnknown,
  'gift-card/expired': messages.cardExpired,
  'gift-card/blocked': messages.cardBlocked,
  'gift-card/empty': messages.cardEmpty,
  'picture/missing': messages.pictureMissing,
  'picture/too-large': messages.pictureTooLarge,
  'picture/not-a-picture': messages.pictureNotAPicture,
  'picture/unsupported': messages.pictureUnsupported,
  'picture/packed-bitmap': messages.picturePackedBitmap,
  'picture/damaged': messages.pictureDamaged,
  'picture/too-many-pixels': messages.pictureTooManyPixels,
  'picture/interlaced-too-large': messages.pictureInterlacedTooLarge,
  'picture/too-small': messages.pictureTooSmall,
  'picture/too-slow': messages.pictureTooSlow,
  'request/invalid': messages.requestInvalid,
  'request/too-many': messages.requestTooMany,
  'desk/not-staff': messages.notStaff,
  'desk/not-permitted': messages.notPermitted,
  'desk/second-factor-needed': messages.secondFactorNeeded,
  'desk/second-factor-missing': messages.secondFactorMissing,
  'second-factor/wrong': messages.secondFactorWrong,
  'second-factor/used': messages.secondFactorUsed,
  'second-factor/locked': messages.secondFactorLocked,
  'second-factor/expired': messages.secondFactorExpired,
  'second-factor/no-passkeys': messages.noPasskeys,
  'second-factor/already-added': messages.passkeyAlreadyAdded,
  'second-factor/too-many': messages.tooManyFactors,
  'second-factor/last': messages.lastFactor,
  'second-factor/unknown': messages.unknownFactor,
  'staff/already-member': messages.alreadyMember,
  'staff/no-such-member': messages.noSuchMember,
  'staff/not-yourself': messages.notYourself,
  'staff/by-configuration': messages.byConfiguration,
  'staff/changed-meanwhile': messages.memberChangedMeanwhile,
  'month/not-over': messages.monthNotOver,
  'month/already-closed': messages.monthAlreadyClosed,
  'month/earlier-open': messages.earlierMonthOpen,
  'design/slug-taken': messages.designSlugTaken,
  'design/one-colour': messages.designOneColour,
  'design/no-such-drawing': messages.noSuchDrawing,
  'design/yarn-count': messages.designYarnCount,
  'design/not-on-card': messages.designNotOnCard,
  'design/unknown': messages.noSuchDesign,
  'customer/not-found': messages.noSuchCustomer,
  'message/not-found': messages.noSuchMessage,
  'message/changed-meanwhile': messages.messageChangedMeanwhile,
  'message/not-assignable': messages.notAssignable,
  'view/too-many': messages.tooManyViews,
  'document/unknown': messages.unknownDocument,
  'document/written-meanwhile': messages.writtenMeanwhile,
  'document/published-meanwhile': messages.publishedMeanwhile,
  'document/no-such-revision': messages.noSuchRevision,
  'document/already-public': messages.alreadyPublic,
  'logo/proportions': messages.logoProportions,
  'logo/too-small': messages.logoTooSmall,
  'logo/too-pale': messages.logoTooPale,
  'vector/too-large': messages.vectorTooLarge,
  'vector/has-words': messages.vectorHasWords,
  'vector/has-link': messages.vectorHasLink,
  'vector/too-complex': messages.vectorTooComplex,
  'yarn/unknown': messages.unknownYarn,
  'yarn/code-taken': messages.yarnCodeTaken,
  'yarn/too-many': messages.tooManyYarns,
  'csv/empty': messages.csvEmpty,
  'csv/unreadable': messages.csvUnreadable,
  'csv/no-column': messages.csvNoColumn,
  'csv/unknown-column': messages.csvUnknownColumn,
  'csv/too-many-rows': messages.csvTooManyRows,
  'csv/too-large': messages.csvTooLarge,
  'csv/rows-refused': messages.csvRowsRefused,
  'csv/changed-meanwhile': messages.csvChangedMeanwhile,
  'document/refused': messages.documentRefused,
  'desk/token-refused': messages.tokenRefused,
  'desk/token-expired': messages.tokenExpired,
  'newsletter/unknown': messages.issueUnknown,
  'newsletter/not-saved': messages.issueNotSaved,
  'newsletter/already-started': messages.issueAlreadyStarted,
  'newsletter/not-running': messages.issueNotRunning,
  'newsletter/undecided': messages.issueUndecided,
  'newsletter/nobody': messages.issueNobody,
  'webhook/unknown': messages.unknownWebhook,
  'webhook/bad-address': messages.badWebhookAddress,
  'webhook/too-many': messages.tooManyWebhooks,
  'webhook/is-off': messages.webhookIsOff,
  'token/unknown': messages.unknownToken,
  'token/too-many': messages.tooManyTokens,
  'signed-out': messages.signedOut,
  'no-answer': messages.noAnswer,
  server: messages.general,
} as const satisfies Record<OrderFault, string>

/** What went wrong and what to do about it. */
export function refusalMessage(fault: OrderFault): string {
  return WORDS[fault]
}

/** The fault for an error code of the server. */
export function faultOf(code: unknown): OrderFault {
  return typeof code === 'string' && Object.hasOwn(WORDS, code) ? (code as OrderFault) : 'server'
}
