import type { ProviderEvent } from './provider.ts'

/** Those who listen to an engine, and the way to tell them. */
export function providerEvents() {
  const listeners = new Set<(event: ProviderEvent) => void>()
  return {
    emit: (event: ProviderEvent) => {
      for (const listener of listeners) listener(event)
    },
    on: (listener: (event: ProviderEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
