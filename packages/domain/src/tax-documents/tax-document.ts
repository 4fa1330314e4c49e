import type { Currency } from '../money/currency.ts'
import type { Cents } from '../money/money.ts'
import type { RefundReason } from '../order/order.ts'

/** An invoice says what is charged; a credit note takes a part of it back. Neither ever changes once issued. */
export const TAX_DOCUMENT_KINDS = ['invoice', 'credit-note'] as const
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number]

/** Why a document was issued: the order itself, what happened to it later, or that it goes to another recipient. */
export const TAX_DOCUMENT_REASONS = [
  'order',
  'change',
  'cancelled',
  'item',
  'claim',
  'goodwill',
  'not-needed',
  'billing',
] as const satisfies readonly ('order' | 'billing' | RefundReason)[]
export type TaxDocumentReason = (typeof TAX_DOCUMENT_REASONS)[number]

/** A gross amount and the VAT within it, in minor units. */
export type Taxed = { readonly total: Cents; readonly vat: Cents }

/** What a document states, always as positive amounts. */
export type DocumentAmounts = Readonly<Record<Currency, Taxed>>

/** A series of numbers of its own for each kind and year. */
export const SERIES = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<
  TaxDocumentKind,
  string
>

/** `INV-2026-000123`; `number` counts from 1 within the year. */
export const documentNumber = (kind: TaxDocumentKind, year: number, number: number): string =>
  `${SERIES[kind]}-${year}-${String(number).padStart(6, '0')}`
