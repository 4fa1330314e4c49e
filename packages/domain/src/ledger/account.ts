import { type PaymentProvider, PROVIDER_NAMES } from '../order/payments/payment-state.ts'

type Clearing = `clearing-${Exclude<PaymentProvider, 'gift-card'>}` | 'gift-cards'

/** What a provider holds for the shop until it pays out; of gift cards, what the shop owes to those who have them. */
export const clearingOf = (provider: PaymentProvider): Clearing =>
  provider === 'gift-card' ? 'gift-cards' : `clearing-${provider}`

/** The accounts of the ledger. */
export const ACCOUNTS = [
  /** What customers owe; below zero, what is promised to them and not sent yet. */
  'receivable',
  ...PROVIDER_NAMES.map(clearingOf),
  /** What gift cards were given away for. */
  'gift-cards-given',
  /** Goods before VAT and before discounts. */
  'sales',
  /** Delivery before VAT. */
  'delivery',
  /** Discounts before VAT: they lessen sales. */
  'discounts',
  'vat',
  /** What is lost or won by rounding, when an order is charged in dollars more than once. */
  'differences',
  /** What transfers were short by and staff did not ask for. */
  'written-off',
  /** What payment companies charge. */
  'fees',
  /** What customers had taken back through their banks, until it is given back or lost. */
  'disputes',
] as const
export type Account = (typeof ACCOUNTS)[number]
