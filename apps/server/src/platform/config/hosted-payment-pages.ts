import type { PaymentConfig } from './payment-config.ts'

/** Where the pages of a company lie, by where it is called; a stand-in's lie where it is called. */
const PAGES: Readonly<Record<string, string>> = {
  'https://api.stripe.com': 'https://checkout.stripe.com',
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
}

/**
 * Origins of the pages that people pay on. Without scripts they come there by the redirect that answers the checkout
 * form, and some browsers hold that to the form-action of our pages (CSP 3, 6.5.1, as Chromium does it).
 */
export function hostedPages({ stripe, paypal }: PaymentConfig): readonly string[] {
  const called = [
    stripe && new URL(`${stripe.protocol}://${stripe.host}:${stripe.port}`).origin,
    paypal?.apiUrl,
  ]
  return called.flatMap((origin) => (origin ? [PAGES[origin] ?? origin] : []))
}
