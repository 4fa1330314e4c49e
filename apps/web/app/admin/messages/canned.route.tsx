import './messages.css'

import type { CannedAnswers } from '@nawl/contract/desk/canned-answers'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import * as messages from '@nawl/messages/desk-messages'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { CannedFields } from './canned-fields.tsx'

const PATH = '/api/desk/settings/answers'
const EMPTY: CannedAnswers = { answers: [] }

export default function CannedRoute() {
  const read = useDocument<CannedAnswers>(PATH)
  return (
    <AdminPage title={messages.cannedTitle} read={read}>
      {(seen) => <Canned seen={seen} />}
    </AdminPage>
  )
}

function Canned({ seen }: { readonly seen: DocumentAnswer<CannedAnswers> }) {
  const editor = useDocumentEditor(PATH, seen, EMPTY)
  return (
    <>
      <p className="type-ui">
        <TextLink to="/desk/messages">{messages.title}</TextLink>
      </p>
      <h1 className="type-h2">{messages.cannedTitle}</h1>
      <p className="type-ui mt-2 mb-6 text-graphite">{messages.cannedMeaning}</p>
      <DocumentForm editor={editor} fields={(fields) => <CannedFields {...fields} />} />
    </>
  )
}
