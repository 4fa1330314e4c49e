import type { YarnList } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'

import { AdminPage } from '../admin-page.tsx'
import { ImportPage } from '../csv/import-page.tsx'
import { useAdmin } from '../use-admin.ts'

export default function ImportRoute() {
  // The page itself needs nothing; the answer says whether the caller may be here.
  const read = useAdmin<YarnList>('/api/desk/yarns?stock=edited')
  return (
    <AdminPage title={messages.importTitle} read={read}>
      {() => (
        <ImportPage
          title={messages.importTitle}
          meaning={messages.importMeaning}
          back={{ to: '/desk/yarns', title: messages.title }}
          path="/api/desk/yarns/import"
        />
      )}
    </AdminPage>
  )
}
