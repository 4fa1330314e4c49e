import { createContext, use } from 'react'

/** In writing only, or by voice where the shop offers it. */
export type CallMode = 'voice' | 'text'

export type StartCall = (mode: CallMode) => void

export const CallContext = createContext<StartCall>(() => {})

/** Opens the assistant from anywhere on the page, by voice or in writing. */
export function useStartCall(): StartCall {
  return use(CallContext)
}
