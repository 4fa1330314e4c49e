import { createContext, use } from 'react'

import type { CallMode } from './call-state.ts'

export type StartCall = (mode: CallMode) => void

export const CallContext = createContext<StartCall>(() => {})

/** Opens the assistant from anywhere on the page, by voice or in writing. */
export function useStartCall(): StartCall {
  return use(CallContext)
}
