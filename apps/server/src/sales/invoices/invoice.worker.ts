// Renders invoices off the main thread.
import { setShopNames, type ShopNames } from '@nawl/messages/text/shop-name'

import { invoicePdf } from './invoice-pdf.ts'
import type { Invoice } from './invoice.ts'

/** An invoice as a PDF. */
export function makeInvoice({ invoice, shop }: { invoice: Invoice; shop: ShopNames }): Promise<Uint8Array> {
  setShopNames(shop)
  return invoicePdf(invoice)
}
