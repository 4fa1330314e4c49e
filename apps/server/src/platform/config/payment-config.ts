import { z } from 'zod'

import {
  checkPaypalValues,
  isLivePaypal,
  type PaypalConfig,
  paypalConfig,
  paypalEnvironment,
} from './paypal-config.ts'
import {
  checkStripePair,
  isLiveStripe,
  type StripeConfig,
  stripeConfig,
  stripeEnvironment,
} from './stripe-config.ts'

/** Variables of payments. */
export const paymentEnvironment = {
  ...stripeEnvironment,
  ...paypalEnvironment,
  BANK_BENEFICIARY: z.string().min(1).max(140).optional(),
  BANK_NAME: z.string().min(1).max(140).optional(),
  BANK_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine(isIban, 'has to be an IBAN like AE07 0331 2345 6789 0123 456')
    .optional(),
  BANK_SWIFT: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'has to be a SWIFT code like EBILAEAD')
    .optional(),
  ALLOW_TEST_PAYMENT: z.enum(['1', '0'], 'has to be 1 or 0').optional(),
}

type Given = z.output<z.ZodObject<typeof paymentEnvironment>>

export type BankAccount = {
  readonly beneficiary: string
  readonly bank: string
  readonly iban: string
  readonly swift: string
}

/**
 * Whether orders can be placed without money: on a shop that only this machine reaches and that has no provider, or
 * where explicitly allowed, and then every page says so.
 */
export type TestPayment = 'off' | 'on this machine' | 'allowed'

export type PaymentConfig = {
  readonly stripe: StripeConfig | null
  readonly paypal: PaypalConfig | null
  readonly bank: BankAccount | null
  readonly test: TestPayment
}

const ACCOUNT = ['BANK_BENEFICIARY', 'BANK_NAME', 'BANK_IBAN', 'BANK_SWIFT'] as const

/** Adds an issue for each missing variable of an incomplete set. */
export function checkPaymentSets(given: Given, context: z.RefinementCtx): void {
  checkStripePair(given, context)
  checkPaypalValues(given, context)
  checkTestPayment(given, context)
  const there = ACCOUNT.find((name) => given[name] !== undefined)
  for (const name of ACCOUNT)
    if (there !== undefined && given[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `has to be set together with ${there}` })
}

/** Beside live keys, test orders would count as paid. */
function checkTestPayment(given: Given, context: z.RefinementCtx): void {
  if (given.ALLOW_TEST_PAYMENT !== '1') return
  const refuse = (name: keyof Given, instead: string) =>
    context.addIssue({
      code: 'custom',
      path: ['ALLOW_TEST_PAYMENT'],
      message: `cannot be 1 beside ${name} of live payments: anybody could order without paying; use ${instead}`,
    })
  if (isLiveStripe(given)) refuse('STRIPE_SECRET_KEY', 'a key like sk_test_…')
  if (isLivePaypal(given)) refuse('PAYPAL_CLIENT_ID', 'PAYPAL_API_BASE=https://api-m.sandbox.paypal.com')
}

/** The configured payment methods; a local shop without any offers a test payment and an example account. */
export function paymentConfig(given: Given, isLocal: boolean): PaymentConfig {
  const real = { stripe: stripeConfig(given), paypal: paypalConfig(given), bank: bankOf(given) }
  const isAlone = isLocal && Object.values(real).every((provider) => provider === null)
  return {
    ...real,
    bank: real.bank ?? (isAlone ? EXAMPLE_ACCOUNT : null),
    test: testPayment(given.ALLOW_TEST_PAYMENT, isAlone),
  }
}

function testPayment(allowed: Given['ALLOW_TEST_PAYMENT'], isAlone: boolean): TestPayment {
  if (allowed === '0') return 'off'
  if (isAlone) return 'on this machine'
  return allowed === '1' ? 'allowed' : 'off'
}

/** The UAE's example in the IBAN registry; no bank holds this account. */
const EXAMPLE_ACCOUNT: BankAccount = {
  beneficiary: 'Nawl (example, do not pay)',
  bank: 'Example bank',
  iban: 'AE070331234567890123456',
  swift: 'EXAMAEAD',
}

function bankOf(given: Given): BankAccount | null {
  const { BANK_BENEFICIARY: beneficiary, BANK_NAME: bank, BANK_IBAN: iban, BANK_SWIFT: swift } = given
  if (beneficiary === undefined || bank === undefined || iban === undefined || swift === undefined)
    return null
  return { beneficiary, bank, iban, swift }
}

/** ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the number mod 97 is 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (character) =>
    String(character.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
