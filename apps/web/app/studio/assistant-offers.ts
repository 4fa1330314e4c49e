import { createContext, use, useEffect } from 'react'

import { createListeners } from '../ui/store.ts'
import type { ChosenRoom } from './room/saved-places.ts'
import type { OpenStudio } from './state/use-studio.ts'

/** Undoes the action. */
export type Undo = () => void | Promise<void>

/** Adds the rug in the studio to the cart; returns the result as a sentence. */
export type CartOffer = {
  readonly add: () => Promise<{ readonly ok: boolean; readonly say: string; readonly takeOut?: Undo }>
}

/** Where the rug of the studio is shown: null is on paper. */
export type StageOffer = {
  readonly room: () => ChosenRoom | null
  readonly show: (room: ChosenRoom | null) => void
}

type Offered = { readonly studio: OpenStudio; readonly cart: CartOffer; readonly stage: StageOffer }

/** What the current page lets the assistant do. A page registers its offers while it is mounted. */
export type Offers = {
  readonly get: <Kind extends keyof Offered>(kind: Kind) => Offered[Kind] | null
  readonly put: <Kind extends keyof Offered>(kind: Kind, offer: Offered[Kind] | null) => void
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createOffers(): Offers {
  const offered: { [Kind in keyof Offered]?: Offered[Kind] | null } = {}
  const { subscribe, notify } = createListeners()
  return {
    get: (kind) => offered[kind] ?? null,
    put: (kind, offer) => {
      offered[kind] = offer
      notify()
    },
    subscribe,
  }
}

export const OffersContext = createContext<Offers>(createOffers())

/** Offers the studio to the assistant while the calling component is mounted. */
export function useStudioOffer({ rug, state, gesture }: OpenStudio): void {
  const offers = use(OffersContext)
  useEffect(() => offers.put('studio', { rug, state, gesture }), [offers, rug, state, gesture])
  useEffect(() => () => offers.put('studio', null), [offers])
}

/** Offers the cart to the assistant while the calling component is mounted. */
export function useCartOffer(add: CartOffer['add']): void {
  const offers = use(OffersContext)
  useEffect(() => offers.put('cart', { add }))
  useEffect(() => () => offers.put('cart', null), [offers])
}

/** Offers the choice of the room to the assistant while the calling component is mounted. */
export function useStageOffer(stage: StageOffer): void {
  const offers = use(OffersContext)
  useEffect(() => offers.put('stage', stage))
  useEffect(() => () => offers.put('stage', null), [offers])
}
