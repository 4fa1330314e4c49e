import type { DesignList } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-designs'
import { Link } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { NewDesign } from './new-design.tsx'

export default function NewDesignRoute() {
  const read = useAdmin<DesignList>('/api/desk/designs')
  return (
    <AdminPage title={messages.newDesign} read={read}>
      {({ designs }) => (
        <>
          <p className="type-ui">
            <Link to="/desk/designs" className="inline-flex min-h-11 items-center underline">
              {messages.title}
            </Link>
          </p>
          <h1 className="type-h2">{messages.newDesign}</h1>
          <div className="max-w-[520px]">
            <NewDesign taken={designs.map(({ slug }) => slug)} />
          </div>
        </>
      )}
    </AdminPage>
  )
}
