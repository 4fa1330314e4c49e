import type { DesignList } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-csv'

import { AdminPage } from '../admin-page.tsx'
import { ImportPage } from '../csv/import-page.tsx'
import { useAdmin } from '../use-admin.ts'

export default function ImportDesignsRoute() {
  // The page itself needs nothing; the answer says whether the caller may be here.
  const read = useAdmin<DesignList>('/api/desk/designs')
  return (
    <AdminPage title={messages.importDesigns} read={read}>
      {() => (
        <ImportPage
          title={messages.importDesigns}
          meaning={messages.designsMeaning}
          back={{ to: '/desk/designs', title: messages.toDesigns }}
          path="/api/desk/designs/import"
          isPublishable
        />
      )}
    </AdminPage>
  )
}
