import type { BillingField } from '@nawl/domain/order/billing'
import * as messages from '@nawl/messages/checkout'

/** The labels of a company's details that are typed; the country is chosen. */
export const BILLING_LABELS: Readonly<Record<Exclude<BillingField, 'billingCountry'>, string>> = {
  company: messages.company,
  taxNumber: messages.taxNumber,
  purchaseOrder: messages.purchaseOrder,
  billingLine1: messages.billingLine1,
  billingCity: messages.billingCity,
  billingPostcode: messages.billingPostcode,
}
