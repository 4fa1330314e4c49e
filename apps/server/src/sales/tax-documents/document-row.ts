import type { ShownDocumentRow } from '@nawl/contract/sales/order'

import type { IssuedDocument } from './tax-document.store.ts'

/** A document in the list of its order. */
export const documentRow = ({
  number,
  kind,
  reason,
  issuedAt,
  content,
}: IssuedDocument): ShownDocumentRow => ({
  number,
  kind,
  reason,
  issuedAt: issuedAt.toISOString(),
  totals: { USD: content.amounts.USD.total, AED: content.amounts.AED.total },
})
