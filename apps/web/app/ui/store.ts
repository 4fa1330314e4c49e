import { useSyncExternalStore } from 'react'

/** A set of listeners and a function to notify them. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    /** Adds a listener; returns the unsubscribe function. */
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

/** An observable value outside React. */
export function createStore<T>(initial: T) {
  const { subscribe, notify } = createListeners()
  let value = initial
  return {
    get: (): T => value,
    /** Replaces the value and notifies every subscriber. */
    set: (next: T): void => {
      value = next
      notify()
    },
    subscribe,
  }
}

/** The store's current value; `onServer` is used for server rendering. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
