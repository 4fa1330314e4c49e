import type { PaymentConfig } from './payment-config.ts'

/** Origin of a provider's payment pages by the origin of its API; a fake's pages are on its API's origin. */
const PAGES: Readonly<Record<string, string>> = {
  'https://api.stripe.com': 'https://checkout.stripe.com',
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
}

/**
 * Origins of the providers' payment pages. Without scripts the answer to the checkout form redirects there, and some
 * browsers apply our page's form-action policy to that redirect (CSP 3, 6.5.1; Chromium does).
 */
export function hostedPages({ stripe, paypal }: PaymentConfig): readonly string[] {
  const apiOrigins = [
    stripe && new URL(`${stripe.protocol}://${stripe.host}:${stripe.port}`).origin,
    paypal?.apiUrl,
  ]
  return apiOrigins.flatMap((origin) => (origin ? [PAGES[origin] ?? origin] : []))
}
