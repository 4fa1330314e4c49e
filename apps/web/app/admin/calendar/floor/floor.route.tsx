import '../../settings/settings.css'
import './floor.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { EMPTY_FLOOR, type Floor } from '@nawl/domain/workshop/frames'
import * as messages from '@nawl/messages/frames'

import { TextLink } from '../../../ui/controls/text-link.tsx'
import { AdminPage } from '../../admin-page.tsx'
import { DocumentForm } from '../../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../../documents/use-document.ts'
import { AfterFields } from './after-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import { TufterFields } from './tufter-fields.tsx'

const PATH = '/api/desk/settings/floor'

export default function FloorRoute() {
  const read = useDocument<Floor>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <FloorForm seen={seen} />}
    </AdminPage>
  )
}

function FloorForm({ seen }: { readonly seen: DocumentAnswer<Floor> }) {
  const editor = useDocumentEditor<Floor>(PATH, seen, EMPTY_FLOOR)
  return (
    <>
      <TextLink to="/desk/calendar">{messages.calendar}</TextLink>
      <h1 className="type-h2 mt-2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[72ch] text-graphite">{messages.meaning}</p>
      <DocumentForm
        editor={editor}
        fields={(fields) => (
          <>
            <FrameFields {...fields} />
            <TufterFields {...fields} />
            <AfterFields {...fields} />
          </>
        )}
      />
    </>
  )
}
