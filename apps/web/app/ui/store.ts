import { useSyncExternalStore } from 'react'

/** Those who want to hear of something, and the way to tell them. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    /** Calls `listener` each time, until the function it gives is called. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args)
    },
  }
}

export type Store<T> = ReturnType<typeof createStore<T>>

/** A value that changes outside React, and those who want to hear of it. */
export function createStore<T>(initial: T) {
  const { subscribe, notify } = createListeners()
  let value = initial
  return {
    get: (): T => value,
    /** Replaces the value and tells every subscriber. */
    set: (next: T): void => {
      value = next
      notify()
    },
    subscribe,
  }
}

/** The store's value, kept current; `onServer` is what pages are rendered with. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
