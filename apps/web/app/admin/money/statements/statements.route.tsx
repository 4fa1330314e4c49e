import './statements.css'

import type { StatementDesk } from '@nawl/contract/desk/statements'
import * as moneyMessages from '@nawl/messages/money-report'
import * as messages from '@nawl/messages/statements'
import { Link } from 'react-router'

import { AdminPage } from '../../admin-page.tsx'
import { usePermission } from '../../desk-caller.ts'
import { useAdmin } from '../../use-admin.ts'
import { DoneRows, StatementFiles } from './done-rows.tsx'
import { OpenRows } from './open-rows.tsx'
import { StatementUpload } from './statement-upload.tsx'

export default function StatementsRoute() {
  const read = useAdmin<StatementDesk>('/api/desk/statements')
  const mayBook = usePermission('money.move')
  return (
    <AdminPage title={messages.title} read={read}>
      {(desk) => (
        <>
          <p className="type-ui">
            <Link to="/desk/money" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {moneyMessages.title}
            </Link>
          </p>
          <h1 className="type-h2">{messages.title}</h1>
          <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
          {mayBook && <StatementUpload show={read.show} />}
          <OpenRows desk={desk} show={read.show} mayBook={mayBook} />
          <DoneRows rows={desk.done} />
          <StatementFiles statements={desk.statements} />
        </>
      )}
    </AdminPage>
  )
}
