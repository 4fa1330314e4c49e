import {
  type BankAccount,
  EXAMPLE_IBAN,
  isIban,
  isSwiftCode,
  plainIban,
} from '@nawl/domain/money/bank-account'
import { z } from 'zod'

import {
  PROVIDER_KEYS,
  providerConfigs,
  type ProviderConfigs,
  providerEnvironment,
  liveAccounts,
} from './payment-providers.ts'
import { requireTogether } from './variable-rules.ts'

/** Variables of payments. */
export const paymentEnvironment = {
  ...providerEnvironment,
  BANK_BENEFICIARY: z.string().min(1).max(140).optional(),
  BANK_NAME: z.string().min(1).max(140).optional(),
  BANK_IBAN: z
    .string()
    .transform(plainIban)
    .refine(isIban, 'has to be an IBAN like AE07 0331 2345 6789 0123 456')
    .optional(),
  BANK_SWIFT: z.string().refine(isSwiftCode, 'has to be a SWIFT code like EBILAEAD').optional(),
  ALLOW_TEST_PAYMENT: z.enum(['1', '0'], 'has to be 1 or 0').optional(),
}

type Given = z.output<z.ZodObject<typeof paymentEnvironment>>

/**
 * Whether orders can be placed without money: on a shop that only this machine reaches and that has no provider, or
 * where explicitly allowed, and then every page says so.
 */
export type TestPayment = 'off' | 'on this machine' | 'allowed'

export type PaymentConfig = {
  readonly providers: ProviderConfigs
  readonly bank: BankAccount | null
  readonly test: TestPayment
}

const ACCOUNT = ['BANK_BENEFICIARY', 'BANK_NAME', 'BANK_IBAN', 'BANK_SWIFT'] as const

/** The sets of variables each of which enables a way to pay. */
export const PAYMENT_SETS = [...PROVIDER_KEYS, ACCOUNT]

/** Adds an issue for each missing variable of an incomplete set. */
export function checkPaymentSets(given: Given, context: z.RefinementCtx): void {
  for (const names of PAYMENT_SETS) requireTogether(names, given, context)
  if (given.ALLOW_TEST_PAYMENT !== '1') return
  // Beside live keys, test orders would count as paid.
  for (const { key, testAccount } of liveAccounts(given))
    context.addIssue({
      code: 'custom',
      path: ['ALLOW_TEST_PAYMENT'],
      message: `cannot be 1 beside ${key} of live payments: anybody could order without paying; use ${testAccount}`,
    })
}

/** The configured payment methods; a local shop without any offers a test payment and an example account. */
export function paymentConfig(given: Given, isLocal: boolean): PaymentConfig {
  const providers = providerConfigs(given)
  const bank = bankOf(given)
  const isAlone = isLocal && [...Object.values(providers), bank].every((way) => way === null)
  return {
    providers,
    bank: bank ?? (isAlone ? EXAMPLE_ACCOUNT : null),
    test: testPayment(given.ALLOW_TEST_PAYMENT, isAlone),
  }
}

function testPayment(allowed: Given['ALLOW_TEST_PAYMENT'], isAlone: boolean): TestPayment {
  if (allowed === '0') return 'off'
  if (isAlone) return 'on this machine'
  return allowed === '1' ? 'allowed' : 'off'
}

const EXAMPLE_ACCOUNT: BankAccount = {
  beneficiary: 'Nawl (example, do not pay)',
  bank: 'Example bank',
  iban: EXAMPLE_IBAN,
  swift: 'EXAMAEAD',
}

function bankOf(given: Given): BankAccount | null {
  const { BANK_BENEFICIARY: beneficiary, BANK_NAME: bank, BANK_IBAN: iban, BANK_SWIFT: swift } = given
  if (beneficiary === undefined || bank === undefined || iban === undefined || swift === undefined)
    return null
  return { beneficiary, bank, iban, swift }
}
