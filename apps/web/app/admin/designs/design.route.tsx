import type { ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { USUAL_COLLECTION } from '@nawl/domain/catalogue/own-design'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/desk-designs'
import { Link, useParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { announcePlace } from './announce-place.ts'
import { DesignFields } from './design-fields.tsx'
import { SeeingDesign } from './seeing-design.tsx'

const EMPTY: ShopDesign = {
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  collection: USUAL_COLLECTION,
  tags: [],
  room: 'living',
  drawing: null,
  palettes: [],
  fit: USUAL_FIT,
  isArchived: false,
}

export default function DesignRoute() {
  const { slug = '' } = useParams()
  const path = `/api/desk/designs/${encodeURIComponent(slug)}`
  const read = useDocument<ShopDesign>(path)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Editor key={slug} path={path} seen={seen} />}
    </AdminPage>
  )
}

type EditorProps = { readonly path: string; readonly seen: DocumentAnswer<ShopDesign> }

function Editor({ path, seen }: EditorProps) {
  const editor = useDocumentEditor(path, seen, EMPTY, () => announcePlace(seen.key))
  const { name } = editor.value
  return (
    <>
      <p className="type-ui">
        <Link to="/desk/designs" className="inline-flex min-h-11 items-center underline">
          {messages.title}
        </Link>
      </p>
      <h1 className="type-h2">{name[LANGUAGE.code] || name.en || messages.untitled}</h1>
      <DocumentForm
        editor={editor}
        fields={(fields) => <DesignFields {...fields} isBuiltIn={seen.builtIn !== null} />}
      >
        <SeeingDesign path={path} document={editor.document} />
      </DocumentForm>
    </>
  )
}
