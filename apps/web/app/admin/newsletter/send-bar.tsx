import type { IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import * as documents from '@nawl/messages/documents'
import { LANGUAGE } from '@nawl/messages/language'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { isWrittenIn } from '@nawl/domain/newsletter/issue'
import * as messages from '@nawl/messages/newsletter-desk'
import { writtenMeanwhile } from '@nawl/messages/problems'
import { useNavigate } from 'react-router'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { useDeskCaller } from '../desk-caller.ts'
import type { DocumentEditor } from '../documents/use-document.ts'
import { changeIssue } from './change-issue.ts'
import { languageName } from '../language-name.ts'
import { SendIssue } from './send-issue.tsx'

type SendBarProps = {
  readonly editor: DocumentEditor<NewsletterIssue>
  readonly sending: IssueSending
  readonly show: (sending: IssueSending) => void
  readonly reload: () => void
}

/** Says what is saved; tries it on the writer, sends it to everybody, or throws it away. */
export function SendBar({ editor, sending, show, reload }: SendBarProps) {
  const navigate = useNavigate()
  const { document, saving, refusal, theirs, busy } = editor
  const isSaved = saving === 'saved' && theirs === null && document.draft !== null && !busy
  return (
    <div className="publish-bar" role="group" aria-label={messages.sending}>
      <div className="min-w-0">
        <p role="status" className="type-ui">
          {savingText(editor)}
        </p>
        <Fault>{refusal}</Fault>
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {document.draft && (
          <ConfirmAction
            label={messages.discard}
            title={messages.discardTitle}
            description={messages.discardMeaning}
            act={messages.discard}
            busyWords={documents.oneMoment}
            onAct={async () => {
              if (!(await editor.discard('/desk/newsletter'))) return writtenMeanwhile
              void navigate('/desk/newsletter')
              return null
            }}
          />
        )}
        {isSaved && <TestEmail editor={editor} issueKey={sending.key} />}
        {isSaved && <SendIssue editor={editor} sending={sending} show={show} reload={reload} />}
      </div>
    </div>
  )
}

function savingText({ saving, document: { draft } }: DocumentEditor<NewsletterIssue>): string {
  if (saving === 'saving') return documents.saving
  if (saving === 'failed') return documents.notSaved
  return draft ? messages.saved({ moment: shortMoment(draft.at), by: draft.by }) : messages.nothingSaved
}

type TestLetterProps = Pick<SendBarProps, 'editor'> & { readonly issueKey: string }

function TestEmail({ editor, issueKey }: TestLetterProps) {
  const caller = useDeskCaller()
  const written = Object.values(LANGUAGES).filter(({ code }) => isWrittenIn(editor.value, code))
  if (written.length === 0 || !caller) return null
  const send = async (form: FormData) => {
    const called = await changeIssue(issueKey, 'test', {
      draftVersion: editor.document.draft?.version,
      language: form.get('language') as LanguageCode, // its options are these
    })
    if (!called.ok) {
      await editor.refuse(called)
      return refusalMessage(called.fault)
    }
    toast(messages.testSent)
    return null
  }
  return (
    <ConfirmAction
      label={messages.test}
      title={messages.testTitle}
      description={messages.testMeaning({ email: caller.email })}
      act={messages.testAct}
      busyWords={documents.oneMoment}
      onAct={send}
    >
      <SelectField
        label={messages.previewLanguage}
        name="language"
        defaultValue={written.some(({ code }) => code === LANGUAGE.code) ? LANGUAGE.code : written[0]?.code}
      >
        {written.map(({ code }) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </SelectField>
    </ConfirmAction>
  )
}
