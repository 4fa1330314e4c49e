import { createListeners } from '../../ui/store.ts'
import type { ProviderEvent } from './provider.ts'

/** The listeners of a provider, and a function to notify them. */
export function providerEvents() {
  const { subscribe, notify } = createListeners<[ProviderEvent]>()
  return { emit: notify, on: subscribe }
}
