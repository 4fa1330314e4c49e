import { createContext } from 'react'

/** The page's CSP nonce; undefined in the browser, which does not need it. */
export const Nonce = createContext<string | undefined>(undefined)
