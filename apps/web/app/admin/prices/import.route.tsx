import * as messages from '@nawl/messages/desk-csv'

import { AdminPage } from '../admin-page.tsx'
import { ImportPage } from '../csv/import-page.tsx'
import { useDocument } from '../documents/use-document.ts'
import type { DraftPrices } from './draft-prices.ts'

export default function ImportPricesRoute() {
  // The page itself needs nothing; the answer says whether the caller may be here.
  const read = useDocument<DraftPrices>('/api/desk/settings/prices')
  return (
    <AdminPage title={messages.importPrices} read={read}>
      {() => (
        <ImportPage
          title={messages.importPrices}
          meaning={messages.pricesMeaning}
          back={{ to: '/desk/prices', title: messages.toPrices }}
          path="/api/desk/settings/prices/import"
        />
      )}
    </AdminPage>
  )
}
