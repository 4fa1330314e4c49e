import { createContext } from 'react-router'

/** What the server passes to every page it renders. */
export type PageContext = {
  /** Calls our own API in-process, by a path such as `/api/rug/collections`. */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** The shop's public origin, without a trailing slash. */
  readonly publicUrl: string
  /** Whether a public shop accepts orders without payment; every page then shows a banner. */
  readonly testPaymentAllowed: boolean
  /** CSP nonce for the page's own inline scripts. */
  readonly nonce: string | undefined
  /** Logs an error on the server. */
  readonly report: (error: unknown) => void
  /** Whether a form body exceeded the limit and was dropped. */
  readonly formTooLarge: boolean
}

/** In development nobody sets it; pages then call the server that Vite proxies to. */
export const pageContext = createContext<PageContext>({
  fetchApi: (path, init) =>
    fetch(new URL(path, `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`), init),
  publicUrl: process.env['PUBLIC_URL'] ?? '',
  testPaymentAllowed: process.env['ALLOW_TEST_PAYMENT'] === '1',
  nonce: undefined,
  formTooLarge: false,
  report: console.error,
})
