import * as messages from '@nawl/messages/saved'
import type { Favourite } from '@nawl/contract/account/saved'
import { useEffect, useSyncExternalStore } from 'react'

import { toast } from '../ui/toasts/toast.ts'
import type { SavedAction } from './saved-actions.ts'
import type { SavedSnapshot, SavedStore, Outcome } from './saved-store.ts'
import { currentSession, subscribeSession } from '../sign-in/session.ts'

let store: SavedStore | undefined
let coming: Promise<SavedStore> | undefined

/** The store of saved things, loaded on first use. Rejects if it cannot be loaded. */
export function savedStore(): Promise<SavedStore> {
  coming ??= import('./browser-saved-store.ts').then(({ browserSavedStore }) => (store = browserSavedStore()))
  coming.catch(() => (coming = undefined))
  return coming
}

/** All saved things; null on the server and until loaded. */
export function useSaved(): SavedSnapshot | null {
  return useSyncExternalStore(subscribe, () => store?.snapshot() ?? null, nothing)
}

/** The favourite at an address, or null. */
export function useFavourite(address: string): Favourite | null {
  const find = () => store?.snapshot().kept.favourites.find((one) => one.address === address) ?? null
  return useSyncExternalStore(subscribe, find, nothing)
}

/** Saves or removes something. Never rejects. */
export async function saveThing(act: SavedAction): Promise<Outcome> {
  try {
    return await (await savedStore()).act(act)
  } catch (error) {
    console.warn('could not load the saved things', error)
    toast(messages.notKept)
    return 'refused'
  }
}

/** On every page: synchronises a signed-in person's things, and removes them when they sign out. */
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
