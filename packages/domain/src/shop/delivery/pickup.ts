import type { WhiteGloveOffer } from './white-glove-offer.ts'

/** A text in each language, by its code. */
export type InEachLanguage = { readonly en: string; readonly ar: string }

/** Where and when customers collect what they ordered, as owners write it. */
export type PickupPlace = { readonly address: InEachLanguage; readonly hours: InEachLanguage }

/** What owners set of delivery beside its prices. */
export type DeliverySettings = {
  /** Whether it can be chosen; the place stays for orders that are collected still. */
  readonly pickup: PickupPlace & { readonly isOffered: boolean }
  /** Cities in which customers choose when two people bring the rug in. */
  readonly whiteGlove: readonly WhiteGloveOffer[]
}

const EMPTY: InEachLanguage = { en: '', ar: '' }

/** What the shop comes with: everything goes to the door. */
export const DEFAULT_DELIVERY: DeliverySettings = {
  pickup: { isOffered: false, address: EMPTY, hours: EMPTY },
  whiteGlove: [],
}
