import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { TAX_DOCUMENT_KINDS } from '@nawl/domain/tax-documents/tax-document'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { language } from '../shop/language.ts'
import { MOST_SELECTED } from './most-selected.ts'

const search = z.string().max(100).optional()
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
  .meta({ description: 'ISO 3166-1 alpha-2' })
const direction = z.enum(['down', 'up']).optional().meta({ description: '`down` is the default' })
const before = z.string().max(320).optional().meta({ description: '`next` of the page before' })

/** The filters, the search and the sorting of the list of orders: the query of its address. */
export const orderFilter = z.object({
  state: z.enum(ORDER_STATES).optional(),
  search: search.meta({ description: 'Parts of a number, name, e-mail, town or tracking number' }),
  country,
  from: z.iso.date().optional().meta({ description: 'Placed on this day of the shop, or later' }),
  to: z.iso.date().optional().meta({ description: 'Placed on this day of the shop, or earlier' }),
  overdue: z.literal('1').optional().meta({ description: 'Not delivered when it was promised' }),
  approval: z.literal('1').optional().meta({ description: 'Waiting for an approval before production' }),
  sort: z.enum(['placed', 'total', 'state']).optional().meta({ description: '`placed` is the default' }),
  direction,
})
export type OrderFilter = z.infer<typeof orderFilter>

/** GET /api/desk/orders, a page at a time. */
export const adminQuery = orderFilter.extend({ before })

/** GET /api/desk/orders/numbers: all that match, for a selection beyond the page. */
export const orderNumbers = z.object({
  numbers: z.array(z.string()).max(MOST_SELECTED),
  more: z.boolean().meta({ description: 'Whether even more match' }),
})
export type OrderNumbers = z.infer<typeof orderNumbers>

/** POST /api/desk/orders/export: a CSV file of what the list shows, or of some of its orders. */
export const exportOrdersRequest = z.strictObject({
  language: language.meta({ description: 'Of the headings' }),
  rows: z.enum(['orders', 'lines']).meta({ description: 'A row for each order, or for each of its lines' }),
  filter: orderFilter,
  numbers: z.array(z.string().max(20)).max(MOST_SELECTED).optional(),
})

/** The filters, the search and the sorting of the list of customers. */
export const customerFilter = z.object({
  search: search.meta({ description: 'Parts of a name, e-mail or town' }),
  country,
  newsletter: z.enum(['subscribed', 'pending', 'unsubscribed', 'never']).optional(),
  kind: z.enum(['ordered', 'account', 'interested']).optional().meta({
    description: 'Who ordered, who has an account, who did neither',
  }),
  sort: z.enum(['last', 'total', 'orders']).optional().meta({ description: '`last` is the default' }),
  direction,
})
export type CustomerFilter = z.infer<typeof customerFilter>

/** GET /api/desk/customers, a page at a time. */
export const customerQuery = customerFilter.extend({ before })

/** POST /api/desk/customers/export: a CSV file of what the list shows, or of some of its customers. */
export const exportCustomersRequest = z.strictObject({
  language: language.meta({ description: 'Of the headings' }),
  filter: customerFilter,
  emails: z.array(z.string().max(254)).max(MOST_SELECTED).optional(),
})

/** The filters, the search and the sorting of the list of invoices and credit notes. */
export const documentFilter = z.object({
  search: search.meta({ description: 'A number, or parts of what orders are found by' }),
  kind: z.enum(TAX_DOCUMENT_KINDS).optional(),
  country,
  from: z.iso.date().optional().meta({ description: 'Issued on this day of the shop, or later' }),
  to: z.iso.date().optional().meta({ description: 'Issued on this day of the shop, or earlier' }),
  sort: z.enum(['issued', 'total']).optional().meta({ description: '`issued` is the default' }),
  direction,
})
export type DocumentFilter = z.infer<typeof documentFilter>

/** GET /api/desk/documents, a page at a time. */
export const documentQuery = documentFilter.extend({ before })

/** POST /api/desk/documents/export: a CSV file of what the list shows, or of some of its documents. */
export const exportDocumentsRequest = z.strictObject({
  language: language.meta({ description: 'Of the headings' }),
  filter: documentFilter,
  numbers: z.array(z.string().max(32)).max(MOST_SELECTED).optional(),
})

/** The lists whose views can be saved. */
export const LISTS = ['orders', 'customers', 'yarns', 'messages', 'documents'] as const
export type ListName = (typeof LISTS)[number]

/** GET /api/desk/views/{list}, and the answer to every change: a member's own views of a list. */
export const savedViews = z.object({
  views: z.array(z.object({ name: z.string(), query: z.string() })),
})
export type SavedViews = z.infer<typeof savedViews>

export const viewParams = z.object({ list: z.enum(LISTS) })
/** PUT /api/desk/views/{list}: saves a view under a name, in place of one that has it already. */
export const saveViewRequest = z.strictObject({ name: oneLine(60), query: z.string().max(1000) })
/** DELETE /api/desk/views/{list}?name=… */
export const forgetViewQuery = z.object({ name: z.string().max(60) })
