import { PAYMENT_PROVIDERS, type PaymentProvider } from '@nawl/domain/order/payment-state'

import type * as english from '../../build/en/payment-providers.ts'

type Words = typeof english

type ProviderText = {
  readonly name: string
  /** Beside the name. */
  readonly text: string
  /** When an amount is charged, said beside the order button. */
  readonly whenCharged: (amount: string) => string
}

/** What a payment provider is called, and what is said of it. */
export function providerText(words: Words, provider: PaymentProvider): ProviderText {
  const { card, transfer, paypal, test } = words
  switch (provider) {
    case 'stripe':
      return { name: card, text: words.cardText, whenCharged: (amount) => words.cardCharged({ amount }) }
    case 'bank-transfer':
      return {
        name: transfer,
        text: words.transferText,
        whenCharged: (amount) => words.transferCharged({ amount }),
      }
    case 'paypal':
      return {
        name: paypal,
        text: words.paypalText,
        whenCharged: (amount) => words.paypalCharged({ amount }),
      }
    case 'tabby':
    case 'tamara':
      return instalmentText(words, provider)
    case 'gift-card':
      return {
        name: words.giftCard,
        text: words.giftCardText,
        whenCharged: (amount) => words.giftCardCharged({ amount }),
      }
    case 'test':
      return { name: test, text: words.testText, whenCharged: () => words.testCharged }
  }
}

function instalmentText(words: Words, provider: 'tabby' | 'tamara'): ProviderText {
  const name = words[provider]
  const { parts } = PAYMENT_PROVIDERS[provider]
  return {
    name,
    text: words.instalmentsText({ parts }),
    whenCharged: (amount) => words.instalmentsCharged({ name, parts, amount }),
  }
}
