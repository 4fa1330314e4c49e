import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { BuiltInSentences, PageSentences } from '@nawl/contract/desk/page-sentences'
import type { LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { useParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { languageName } from '../language-name.ts'
import { useAdmin } from '../use-admin.ts'
import { pageName } from './page-name.ts'
import { SentenceFields } from './sentence-fields.tsx'
import { TextLanguages } from './text-languages.tsx'

const EMPTY: PageSentences = { sentences: {} }

/** The sentences of a page in one language. */
export default function SentencesRoute() {
  const { key = '' } = useParams()
  const path = `/api/desk/sentences/${encodeURIComponent(key)}`
  const read = useDocument<PageSentences>(path)
  const builtIn = useAdmin<BuiltInSentences>(`${path}/built-in`)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) =>
        builtIn.seen.status === 'shown' && (
          <Editor key={key} path={path} seen={seen} builtIn={builtIn.seen.value} />
        )
      }
    </AdminPage>
  )
}

type EditorProps = {
  readonly path: string
  readonly seen: DocumentAnswer<PageSentences>
  readonly builtIn: BuiltInSentences
}

function Editor({ path, seen, builtIn }: EditorProps) {
  const editor = useDocumentEditor(path, seen, EMPTY)
  const [language = 'en', page = ''] = seen.key.split('.')
  return (
    <>
      <TextLanguages path="/desk/texts/pages" textKey={seen.key} />
      <h1 className="type-h2">
        {messages.pageIn({ page: pageName(page), language: languageName(language as LanguageCode) })}
      </h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.sentencesMeaning}</p>
      <DocumentForm
        editor={editor}
        texts={{
          of: ({ sentences }) => ({ ...builtIn.sentences, ...sentences }),
          nameOf: (name) => builtIn.sentences[name] ?? name,
        }}
        fields={(fields) => (
          <SentenceFields
            {...fields}
            page={page}
            language={language as LanguageCode}
            builtIn={builtIn.sentences}
            values={builtIn.values}
          />
        )}
      />
    </>
  )
}
