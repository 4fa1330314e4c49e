import { createContext, use } from 'react'

/** `text` for chat only; `voice` where the shop offers it. */
export type CallMode = 'voice' | 'text'

export type StartCall = (mode: CallMode) => void

export const CallContext = createContext<StartCall>(() => {})

/** Returns a function that opens the assistant from anywhere on the page, by voice or as a chat. */
export function useStartCall(): StartCall {
  return use(CallContext)
}
