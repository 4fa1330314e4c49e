import { createListeners } from '../../ui/store.ts'
import type { ProviderEvent } from './provider.ts'

/** Those who listen to a provider, and the way to tell them. */
export function providerEvents() {
  const { subscribe, notify } = createListeners<[ProviderEvent]>()
  return { emit: notify, on: subscribe }
}
