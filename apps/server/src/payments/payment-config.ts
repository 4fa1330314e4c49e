import { z } from 'zod'

import { isLoopback } from '../auth/is-loopback.ts'
import {
  checkPaypalValues,
  type PaypalConfig,
  paypalConfig,
  paypalEnvironment,
} from './paypal/paypal-config.ts'
import {
  checkStripePair,
  type StripeConfig,
  stripeConfig,
  stripeEnvironment,
} from './stripe/stripe-config.ts'

/** The variables that payments read. */
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

export type PaymentConfig = {
  readonly stripe: StripeConfig | null
  readonly paypal: PaypalConfig | null
  readonly bank: BankAccount | null
  /** Whether one can order without money, on a page that says so. */
  readonly test: boolean
}

const ACCOUNT = ['BANK_BENEFICIARY', 'BANK_NAME', 'BANK_IBAN', 'BANK_SWIFT'] as const

/** Adds an issue for each variable that is missing beside others of its set. */
export function checkPaymentSets(given: Given, context: z.RefinementCtx): void {
  checkStripePair(given, context)
  checkPaypalValues(given, context)
  const there = ACCOUNT.find((name) => given[name] !== undefined)
  for (const name of ACCOUNT)
    if (there !== undefined && given[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `has to be set together with ${there}` })
}

/** How one can pay here. On a machine of one's own that is not connected to anybody: a test, and an example account. */
export function paymentConfig(given: Given, publicUrl: string): PaymentConfig {
  const isLocal = isLoopback(publicUrl)
  return {
    stripe: stripeConfig(given),
    paypal: paypalConfig(given),
    bank: bankOf(given) ?? (isLocal ? EXAMPLE_ACCOUNT : null),
    test: given.ALLOW_TEST_PAYMENT === undefined ? isLocal : given.ALLOW_TEST_PAYMENT === '1',
  }
}

/** The UAE's example in the IBAN registry: no bank pays into it. */
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

/** ISO 13616: with the first four characters at the end, letters as 10 to 35, it leaves 1 divided by 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
