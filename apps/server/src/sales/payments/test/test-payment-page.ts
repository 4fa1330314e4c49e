import { money } from '@nawl/messages/by-language/money'
import { testPayment as texts } from '@nawl/messages/by-language/test-payment'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { moneyText } from '@nawl/messages/text/money'

import type { testPayment } from '../../../platform/db/schema/payment-schema.ts'

type TestPayment = Pick<
  typeof testPayment.$inferSelect,
  'ref' | 'orderNumber' | 'amount' | 'currency' | 'cancelUrl'
> & { readonly language: LanguageCode }

export type TestPageState = 'open' | 'declined' | 'secure' | 'over'

type Look = { readonly nonce: string; readonly fontFaces: string }

/** The page that simulates the card's outcome, in the shop's fonts. The nonce is for its style. */
export function testPaymentPage(
  payment: TestPayment,
  state: TestPageState,
  { nonce, fontFaces }: Look,
): string {
  const { ref, orderNumber, amount, currency, cancelUrl, language } = payment
  const words = texts[language]
  const { tag, direction } = LANGUAGES[language]
  const heading = state === 'secure' ? words.isItYou : moneyText(money[language], amount, currency)
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<title>${words.title}</title>
<style nonce="${nonce}">${fontFaces}${STYLE}</style>
<body>
  <header role="note">${words.notice({ strong: (text) => `<b>${text}</b>` }).join('')}</header>
  <main>
    <h1>${heading}</h1>
    <p>${words[state]}</p>
    ${form(ref, buttonsOf(words, state))}
    <p><a href="${cancelUrl.replaceAll('&', '&amp;')}">${words.backToOrder({ number: orderNumber })}</a></p>
  </main>
</body>
</html>
`
}

type Button = readonly [value: string, label: string]

function buttonsOf(words: (typeof texts)[LanguageCode], state: TestPageState): readonly Button[] {
  if (state === 'over') return []
  if (state === 'secure')
    return [
      ['approve', words.isMe],
      ['decline', words.isNotMe],
    ]
  return [
    ['approve', words.approve],
    ['decline', words.decline],
    ['secure', words.askBank],
  ]
}

function form(ref: string, buttons: readonly Button[]): string {
  if (buttons.length === 0) return ''
  const all = buttons.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
  return `<form method="post" action="/test-payment/${encodeURIComponent(ref)}">${all.join('')}</form>`
}

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #f7f3ec; color: #1e1a16; font: 16px/1.6 'Instrument Sans', 'Plex Arabic', Arial, sans-serif; }
  header { padding: 10px 20px; background: #9e3b2c; color: #fbf8f3; text-align: center; font-size: 14px; }
  main { max-width: 480px; margin: clamp(32px, 10vh, 112px) auto; padding: 0 20px; }
  h1 { margin: 0 0 16px; font: 300 clamp(30px, 6vw, 44px)/1.08 'Newsreader Display', Amiri, Georgia, serif; }
  :lang(ar) body { line-height: 1.7; }
  :lang(ar) h1 { line-height: 1.4; }
  p { margin: 0 0 28px; color: #5e564d; }
  a { display: inline-block; padding: 10px 0; color: inherit; text-underline-offset: 3px; }
  form { display: grid; gap: 12px; margin: 0 0 28px; }
  button { min-height: 52px; padding: 12px 20px; border: 1px solid #1e1a16; border-radius: 2px; background: none;
    color: #1e1a16; font: inherit; cursor: pointer; }
  button:first-child { border-color: #9e3b2c; background: #9e3b2c; color: #fbf8f3; }
  :focus-visible { outline: 2px solid #1e1a16; outline-offset: 3px; }`
