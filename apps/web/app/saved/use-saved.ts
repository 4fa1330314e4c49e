import type { Favourite } from '@nawl/contract/account/saved'
import { useEffect, useSyncExternalStore } from 'react'

import { toast } from '../ui/toasts/toast.ts'
import type { SavedAction } from './saved-actions.ts'
import type { SavedSnapshot, SavedStore, Outcome } from './saved-store.ts'
import { currentSession, subscribeSession } from '../sign-in/session.ts'

let store: SavedStore | undefined
let coming: Promise<SavedStore> | undefined

/** What is kept of rugs and designs, fetched for the first who needs it. Rejects where it cannot be had. */
export function savedStore(): Promise<SavedStore> {
  coming ??= import('./browser-saved-store.ts').then(({ browserSavedStore }) => (store = browserSavedStore()))
  coming.catch(() => (coming = undefined))
  return coming
}

/** All that is kept; null on the server and until it is here. */
export function useSaved(): SavedSnapshot | null {
  return useSyncExternalStore(subscribe, () => store?.snapshot() ?? null, nothing)
}

/** The favourite at an address; null where there is none. */
export function useFavourite(address: string): Favourite | null {
  const find = () => store?.snapshot().kept.favourites.find((one) => one.address === address) ?? null
  return useSyncExternalStore(subscribe, find, nothing)
}

/** Keeps something or lets it go. Never rejects. */
export async function saveThing(act: SavedAction): Promise<Outcome> {
  try {
    return await (await savedStore()).act(act)
  } catch (error) {
    console.warn('nothing can be kept', error)
    toast('That could not be kept. Loading the page again often helps.')
    return 'refused'
  }
}

/** On every page: whoever is signed in has their things brought into step, and taken away when they leave. */
export function useSavedInStep(): void {
  useEffect(
    () =>
      subscribeSession(() => {
        if (currentSession().user) savedStore().catch(console.warn)
      }),
    [],
  )
}

const nothing = () => null

function subscribe(listener: () => void): () => void {
  let wanted = true
  let leave = () => {}
  const listen = (here: SavedStore) => {
    if (!wanted) return
    leave = here.subscribe(listener)
    listener()
  }
  savedStore().then(listen, console.warn)
  return () => {
    wanted = false
    leave()
  }
}
