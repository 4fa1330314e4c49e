import type { EngineEvent } from './provider.ts'

/** Those who listen to an engine, and the way to tell them. */
export function engineEvents() {
  const listeners = new Set<(event: EngineEvent) => void>()
  return {
    emit: (event: EngineEvent) => {
      for (const listener of listeners) listener(event)
    },
    on: (listener: (event: EngineEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
