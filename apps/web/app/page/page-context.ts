import { createContext } from 'react-router'

/** What the server hands every page it renders. */
export type PageContext = {
  /** Answers a call to our own API without leaving the process; takes a path such as `/api/rug/collections`. */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** Where people reach the shop: scheme, host and port, no trailing slash. */
  readonly publicUrl: string
  /** Whether one can order without paying at a shop that others reach: every page says so. */
  readonly testPaymentAllowed: boolean
  /** Lets the page's own inline scripts past the content security policy. */
  readonly nonce: string | undefined
  /** Has the log of the server say what went wrong with a page. */
  readonly report: (error: unknown) => void
  /** Whether a form was sent that is larger than any of ours: what it held has been dropped. */
  readonly formTooLarge: boolean
}

/** In development nobody sets it: pages then ask the server that Vite proxies to. */
export const pageContext = createContext<PageContext>({
  fetchApi: (path, init) =>
    fetch(new URL(path, `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`), init),
  publicUrl: process.env['PUBLIC_URL'] ?? '',
  testPaymentAllowed: process.env['ALLOW_TEST_PAYMENT'] === '1',
  nonce: undefined,
  formTooLarge: false,
  report: console.error,
})
