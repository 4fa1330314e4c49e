import { createContext } from 'react'

/** The page's content-security nonce; undefined in the browser, which has no use for it. */
export const Nonce = createContext<string | undefined>(undefined)
