import { BILLING_FIELDS, type Billing, type BillingInput, type IsTaxNumber, readBilling } from '../billing.ts'
import type { Order } from '../order.ts'
import { done, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { type Correcting, versionFault } from './correction.ts'

/** Why whom the invoice is for cannot be corrected now, or null. A remake has no invoice. */
export function billingFault({ state, remakeOf }: Pick<Order, 'state' | 'remakeOf'>): OrderRefusal | null {
  return state === 'cancelled' || state === 'expired' || remakeOf !== null ? 'wrong-state' : null
}

/**
 * Corrects whom the invoice is for. Documents never change: what was issued is credited to the former recipient and
 * invoiced to the new one, by the shop, in the same transaction. Prices and VAT stay, for they follow from where the
 * goods go.
 */
export function correctBilling(
  order: Order,
  now: Date,
  {
    billing,
    isTaxNumber,
    by,
    why,
    version,
  }: Correcting & {
    /** All empty for nobody but whoever gets the goods. */
    readonly billing: BillingInput
    readonly isTaxNumber: IsTaxNumber
  },
): Outcome {
  const fault = billingFault(order) ?? versionFault(order, version)
  if (fault) return refused(fault)
  const { country } = order.address
  const read = readBilling(inCountry(billing, country), { country, isTaxNumber })
  if (!read.ok) return { ok: false, reason: 'bad-address', problems: read.problems }
  const [before, after] = [order.billing, read.billing]
  if (isSameBilling(before, after)) return refused('nothing-corrected')
  const corrections = [...order.corrections, { kind: 'billing', by, at: now, why, before, after } as const]
  return done({ ...order, billing: after, corrections }, now, by, [
    { kind: 'billing-corrected', subject: String(corrections.length) },
  ])
}

/** A street without a country is in that of the delivery, as the form's first choice says. */
function inCountry(billing: BillingInput, country: string): BillingInput {
  const { billingLine1 = '', billingCity = '', billingPostcode = '', billingCountry = '' } = billing
  const isElsewhere = `${billingLine1}${billingCity}${billingPostcode}`.trim() !== ''
  return isElsewhere && billingCountry.trim() === '' ? { ...billing, billingCountry: country } : billing
}

/** What somebody types into the form for a company to get these details. */
export function billingInput(billing: Billing | null): Required<BillingInput> {
  const { company = '', taxNumber = '', purchaseOrder = '', address = null } = billing ?? {}
  return {
    company,
    taxNumber,
    purchaseOrder,
    billingLine1: address?.line1 ?? '',
    billingCity: address?.city ?? '',
    billingPostcode: address?.postcode ?? '',
    billingCountry: address?.country ?? '',
  }
}

function isSameBilling(one: Billing | null, other: Billing | null): boolean {
  const [is, was] = [billingInput(one), billingInput(other)]
  return BILLING_FIELDS.every((field) => is[field] === was[field])
}
