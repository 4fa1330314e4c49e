import type { testPayment } from '../../../platform/db/payment-schema.ts'
import { money } from '../../orders/order-facts.ts'

type TestPayment = Pick<
  typeof testPayment.$inferSelect,
  'ref' | 'orderNumber' | 'amount' | 'currency' | 'cancelUrl'
>

export type TestPageState = 'open' | 'declined' | 'secure' | 'over'

/** The page that simulates the card's outcome. `nonce` is for its style. */
export function testPaymentPage(payment: TestPayment, state: TestPageState, nonce: string): string {
  const { ref, orderNumber, amount, currency, cancelUrl } = payment
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<title>Test payment</title>
<style nonce="${nonce}">${STYLE}</style>
<body>
  <header role="note"><b>TEST PAYMENT</b> · no money moves</header>
  <main>
    <h1>${state === 'secure' ? 'Is it you?' : money(amount, currency)}</h1>
    <p>${WORDS[state]}</p>
    ${form(ref, BUTTONS[state])}
    <p><a href="${cancelUrl.replaceAll('&', '&amp;')}">Back to order ${orderNumber}</a></p>
  </main>
</body>
</html>
`
}

const WORDS = {
  open: 'This shop is not connected to a payment company yet. Choose what the card does.',
  declined: 'The card was declined, and nothing was paid. It can be tried again.',
  secure: 'A bank would ask here whether it is you who pays (3-D Secure).',
  over: 'This payment is over: it has been paid, or the order does not need it any more.',
} as const satisfies Record<TestPageState, string>

const CARD = [
  ['approve', 'Approve'],
  ['decline', 'Decline'],
  ['secure', 'Ask the bank first (3-D Secure)'],
] as const
const BUTTONS = {
  open: CARD,
  declined: CARD,
  secure: [
    ['approve', 'Yes, it is me'],
    ['decline', 'No, it is not'],
  ],
  over: [],
} as const satisfies Record<TestPageState, readonly (readonly [string, string])[]>

function form(ref: string, buttons: readonly (readonly [value: string, label: string])[]): string {
  if (buttons.length === 0) return ''
  const all = buttons.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
  return `<form method="post" action="/test-payment/${encodeURIComponent(ref)}">${all.join('')}</form>`
}

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #f7f3ec; color: #1e1a16; font: 16px/1.6 'Instrument Sans', Arial, sans-serif; }
  header { padding: 10px 20px; background: #9e3b2c; color: #fbf8f3; text-align: center; font-size: 14px; }
  main { max-width: 480px; margin: clamp(32px, 10vh, 112px) auto; padding: 0 20px; }
  h1 { margin: 0 0 16px; font: 300 clamp(30px, 6vw, 44px)/1.08 Newsreader, Georgia, serif; }
  p { margin: 0 0 28px; color: #5e564d; }
  a { display: inline-block; padding: 10px 0; color: inherit; text-underline-offset: 3px; }
  form { display: grid; gap: 12px; margin: 0 0 28px; }
  button { min-height: 52px; padding: 12px 20px; border: 1px solid #1e1a16; border-radius: 2px; background: none;
    color: #1e1a16; font: inherit; cursor: pointer; }
  button:first-child { border-color: #9e3b2c; background: #9e3b2c; color: #fbf8f3; }
  :focus-visible { outline: 2px solid #1e1a16; outline-offset: 3px; }`
