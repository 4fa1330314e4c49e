import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { UNWRITTEN } from '@nawl/contract/desk/unwritten'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/newsletter-desk'

import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { issuePath } from './change-issue.ts'
import { IssueFields } from './issue-fields.tsx'
import { EmailPreview } from './email-preview.tsx'
import { SendBar } from './send-bar.tsx'

const EMPTY: NewsletterIssue = { subject: UNWRITTEN, preheader: UNWRITTEN, body: UNWRITTEN }

type IssueEditorProps = {
  readonly sending: IssueSending
  readonly show: (sending: IssueSending) => void
  readonly reload: () => void
}

/** Writes an issue, shows how it will arrive, and sends it. */
export function IssueEditor(props: IssueEditorProps) {
  const { seen } = useDocument<NewsletterIssue>(issuePath(props.sending.key))
  return seen.status === 'shown' ? <Editor {...props} seen={seen.value} /> : null
}

type EditorProps = IssueEditorProps & { readonly seen: DocumentAnswer<NewsletterIssue> }

function Editor({ sending, show, reload, seen }: EditorProps) {
  const path = issuePath(sending.key)
  const editor = useDocumentEditor(path, seen, EMPTY)
  const { subject } = editor.value
  return (
    <>
      <h1 className="type-h2" dir="auto">
        {subject[LANGUAGE.code] || subject.en || messages.untitled}
      </h1>
      <DocumentForm
        editor={editor}
        fields={(fields) => <IssueFields {...fields} />}
        bar={<SendBar editor={editor} sending={sending} show={show} reload={reload} />}
      >
        <EmailPreview issueKey={sending.key} value={editor.value} />
      </DocumentForm>
    </>
  )
}
