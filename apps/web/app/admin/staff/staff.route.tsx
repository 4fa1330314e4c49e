import type { StaffList } from '@nawl/contract/desk/staff'
import * as messages from '@nawl/messages/staff'

import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { Invite } from './invite.tsx'
import { MemberTable } from './member-table.tsx'

export default function StaffRoute() {
  const read = useAdmin<StaffList>('/api/desk/staff')
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => (
        <>
          <h1 className="type-h2">{messages.title}</h1>
          <div className="staff-columns mt-6">
            <MemberTable list={list} show={read.show} reload={read.reload} />
            <Invite show={read.show} />
          </div>
        </>
      )}
    </AdminPage>
  )
}
