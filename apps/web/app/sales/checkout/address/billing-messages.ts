import { type BillingField, type BillingProblem, LONGEST_BILLING } from '@nawl/domain/order/billing'
import * as messages from '@nawl/messages/checkout'

const MISSING: Readonly<Partial<Record<BillingField, string>>> = {
  company: messages.companyMissing,
  billingLine1: messages.billingLine1Missing,
  billingCity: messages.billingCityMissing,
  billingCountry: messages.billingCountryMissing,
}

/** What is wrong with a field of a company's details, and what to do about it. */
export function billingHint({ field, problem }: BillingProblem): string {
  if (problem === 'too-long') return messages.billingTooLong({ most: LONGEST_BILLING })
  if (problem === 'wrong-form') return messages.taxNumberWrong({ example: 'AE 100123456700003, DE136695976' })
  return MISSING[field] ?? messages.billingCountryMissing
}
