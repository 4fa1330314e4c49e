import { westernDigits } from '../shop/western-digits.ts'
import { findCountry } from '../shop/countries/countries.ts'
import { tidyLine } from '../shop/tidy-line.ts'

/** What a company adds to its order, and a gift its message; every field may be empty. */
export const BILLING_FIELDS = [
  'company',
  'taxNumber',
  'purchaseOrder',
  'billingLine1',
  'billingCity',
  'billingPostcode',
  'billingCountry',
] as const
export type BillingField = (typeof BILLING_FIELDS)[number]

/** Whom the invoice is for, where that is a company. */
export type Billing = {
  readonly company: string
  /** VAT or tax registration number without blanks, in capitals; empty for a company without one. */
  readonly taxNumber: string
  /** The company's own number for the order; may be empty. */
  readonly purchaseOrder: string
  /** Where the invoice goes; null where the rugs go. */
  readonly address: BillingAddress | null
}

export type BillingAddress = {
  readonly line1: string
  readonly city: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export type BillingInput = Readonly<Partial<Record<BillingField, string | undefined>>>
export type BillingProblem = {
  readonly field: BillingField
  readonly problem: 'missing' | 'too-long' | 'wrong-form' | 'unknown'
}

/** Whether a number can be a company's in a country. */
export type IsTaxNumber = (number: string, country: string) => boolean

export const LONGEST_BILLING = 100
export const LONGEST_GIFT_MESSAGE = 400

/**
 * Reads a company's details; null where all are empty. A number is checked by the country of the invoice: that of the billing address,
 * else that of the delivery.
 */
export function readBilling(
  input: BillingInput,
  { country, isTaxNumber }: { readonly country: string; readonly isTaxNumber: IsTaxNumber },
):
  | { readonly ok: true; readonly billing: Billing | null }
  | { readonly ok: false; readonly problems: readonly BillingProblem[] } {
  const text = (field: BillingField) => tidyLine(input[field] ?? '')
  const filled = BILLING_FIELDS.filter((field) => text(field) !== '')
  if (filled.length === 0) return { ok: true, billing: null }
  const taxNumber = westernDigits(text('taxNumber'))
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase()
  const billingCountry = text('billingCountry')
  const hasAddress = filled.some((field) => field.startsWith('billing'))
  const problems: BillingProblem[] = filled
    .filter((field) => text(field).length > LONGEST_BILLING)
    .map((field) => ({ field, problem: 'too-long' }))
  const missing = (['company', ...(hasAddress ? NEEDED : [])] as const).filter((field) => text(field) === '')
  problems.push(...missing.map((field) => ({ field, problem: 'missing' }) as const))
  if (billingCountry !== '' && !findCountry(billingCountry))
    problems.push({ field: 'billingCountry', problem: 'unknown' })
  if (taxNumber !== '' && !isTaxNumber(taxNumber, billingCountry || country))
    problems.push({ field: 'taxNumber', problem: 'wrong-form' })
  if (problems.length > 0) return { ok: false, problems }
  const address = {
    line1: text('billingLine1'),
    city: text('billingCity'),
    postcode: text('billingPostcode'),
    country: billingCountry,
  }
  return {
    ok: true,
    billing: {
      company: text('company'),
      taxNumber,
      purchaseOrder: text('purchaseOrder'),
      address: hasAddress ? address : null,
    },
  }
}

/** Of a billing address; not every country has postcodes. */
const NEEDED = ['billingLine1', 'billingCity', 'billingCountry'] as const
