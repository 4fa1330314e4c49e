import './newsletter.css'

import type { IssueSending } from '@nawl/contract/desk/newsletter'
import * as messages from '@nawl/messages/newsletter-desk'
import { Link, useParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { issuePath } from './change-issue.ts'
import { IssueEditor } from './issue-editor.tsx'
import { IssueReport } from './issue-report.tsx'

/** An issue: written while it is a draft, and watched from then on. */
export default function IssueRoute() {
  const { key = '' } = useParams()
  const read = useAdmin<IssueSending>(`${issuePath(key)}/sending`)
  return (
    <AdminPage title={messages.title} read={read}>
      {(sending) => (
        <>
          <p className="type-ui">
            <Link to="/desk/newsletter" className="inline-flex min-h-11 items-center underline">
              {messages.title}
            </Link>
          </p>
          {sending.text === null ? (
            <IssueEditor key={key} sending={sending} show={read.show} reload={read.reload} />
          ) : (
            <IssueReport key={key} sending={sending} text={sending.text} show={read.show} />
          )}
        </>
      )}
    </AdminPage>
  )
}
