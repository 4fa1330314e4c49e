import { TAX_DOCUMENT_KINDS, TAX_DOCUMENT_REASONS } from '@nawl/domain/tax-documents/tax-document'
import { z } from 'zod'

import { cents } from '../sales/money.ts'

const taxed = z.object({ total: cents, vat: cents.meta({ description: 'Included in the total' }) })

export const listedDocument = z.object({
  number: z.string().meta({ example: 'INV-2026-000123' }),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  reason: z.enum(TAX_DOCUMENT_REASONS),
  issuedAt: z.iso.datetime(),
  corrects: z.string().nullable().meta({ description: 'The invoice that it adds to or corrects' }),
  orderNumber: z.string(),
  name: z.string().meta({ description: 'Whom it is for: a company, else whoever gets the rugs' }),
  taxNumber: z.string().meta({ description: 'Of a company; else empty' }),
  country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
  vatPercent: z.number().int(),
  amounts: z.object({ USD: taxed, AED: taxed }),
})
export type ListedDocument = z.infer<typeof listedDocument>

/** Sums of all that match, by kind and rate of VAT, in fils. */
const documentSum = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  vatPercent: z.number().int(),
  count: z.number().int(),
  total: cents,
  vat: cents,
})
export type DocumentSum = z.infer<typeof documentSum>

/** GET /api/desk/documents: invoices and credit notes of all orders, newest first. */
export const documentList = z.object({
  documents: z.array(listedDocument),
  sums: z.array(documentSum),
  next: z.string().nullable(),
})
export type DocumentList = z.infer<typeof documentList>
