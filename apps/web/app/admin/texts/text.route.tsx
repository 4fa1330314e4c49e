import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText } from '@nawl/contract/desk/site-text'
import type { LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { useParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import type { Texts } from '../documents/text-changes.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { emptyText, untranslated } from './empty-text.ts'
import { EnglishText } from './english-text.tsx'
import { TextFields } from './text-fields.tsx'
import { TextLanguages } from './text-languages.tsx'
import { TextPreview } from './text-preview.tsx'
import { useFacts } from './use-facts.ts'

export default function TextRoute() {
  const { key = '' } = useParams()
  const path = `/api/desk/texts/${encodeURIComponent(key)}`
  const read = useDocument<SiteText>(path)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) =>
        key.startsWith('en.') ? (
          <Editor key={key} path={path} seen={seen} english={null} />
        ) : (
          <Translation key={key} path={path} seen={seen} />
        )
      }
    </AdminPage>
  )
}

const TEXTS: Texts<SiteText> = {
  of: (text) => text,
  nameOf: (path) => (path === 'body' ? messages.body : messages.field({ name: path.replace('fields.', '') })),
}

/** What a text, its page and its preview are made of. */
type EditorProps = {
  readonly path: string
  readonly seen: DocumentAnswer<SiteText>
  /** What a translation is made from; null for the English text itself, and where there is none. */
  readonly english: SiteText | null
}

/** A text in another language, with the English one once that is known. */
function Translation(props: Omit<EditorProps, 'english'>) {
  const { seen } = useDocument<SiteText>(`/api/desk/texts/en.${props.seen.key.slice(3)}`)
  if (seen.status === 'loading') return null
  // A draft may lack fields.
  const { draft, value } = seen.status === 'shown' ? seen.value : { draft: null, value: null }
  const english = value ?? (draft && { ...emptyText(props.seen.key), ...(draft.value as SiteText) })
  return <Editor {...props} english={english} />
}

function Editor({ path, seen, english }: EditorProps) {
  const editor = useDocumentEditor(path, seen, english ? untranslated(english) : emptyText(seen.key))
  const [code, folder = ''] = seen.key.split('.')
  const language = code as LanguageCode // the server knows no other keys
  const { title } = editor.value.fields
  const facts = useFacts(language)
  return (
    <>
      <TextLanguages path="/desk/texts" textKey={seen.key} />
      <h1 className="type-h2" lang={language}>
        {typeof title === 'string' && title !== '' ? title : messages.untitled}
      </h1>
      <DocumentForm
        editor={editor}
        texts={TEXTS}
        fields={(fields) => <TextFields {...fields} language={language} folder={folder} facts={facts} />}
      >
        {english && (
          <EnglishText english={english} isFirst={seen.value === null} copy={() => editor.change(english)} />
        )}
        <TextPreview path={path} value={editor.value} language={language} />
      </DocumentForm>
    </>
  )
}
