import type { IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { isWrittenIn } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'
import { issueUndecided } from '@nawl/messages/problems'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { DocumentEditor } from '../documents/use-document.ts'
import { changeIssue } from './change-issue.ts'
import { languageName } from '../language-name.ts'

/** In a select, where null cannot stand. */
const SKIP = 'skip'

type SendIssueProps = {
  readonly editor: DocumentEditor<NewsletterIssue>
  readonly sending: IssueSending
  readonly show: (sending: IssueSending) => void
  readonly reload: () => void
}

/** Asks before an issue is sent: to how many, and what those get in whose language it is not written. */
export function SendIssue({ editor, sending, show, reload }: SendIssueProps) {
  const { subscribers, perMinute } = sending
  const languages = Object.values(LANGUAGES).map(({ code }) => code)
  const missing = languages.filter((code) => !isWrittenIn(editor.value, code))
  const written = languages.filter((code) => isWrittenIn(editor.value, code))
  const count = languages.reduce((sum, code) => sum + subscribers[code], 0)
  const send = async (form: FormData) => {
    const instead = insteadIn(form, missing)
    if (!instead) return issueUndecided
    const draftVersion = editor.document.draft?.version
    const called = await changeIssue(sending.key, 'send', { draftVersion, instead })
    if (!called.ok) {
      if (called.fault === 'newsletter/already-started') reload()
      else await editor.refuse(called)
      return refusalMessage(called.fault)
    }
    show(called.answer)
    toast(messages.sendStarted)
    return null
  }
  return (
    <ConfirmAction
      label={messages.send}
      kind="primary"
      title={messages.sendTitle}
      description={messages.sendMeaning({ count, perMinute })}
      act={messages.sendAct({ count })}
      busyWords={messages.sendBusy}
      onAct={send}
    >
      <dl className="issue-counts type-ui figures" aria-label={messages.sendCounts}>
        {languages.map((code) => (
          <div key={code}>
            <dt>{languageName(code)}</dt>
            <dd>{subscribers[code]}</dd>
          </div>
        ))}
      </dl>
      {missing.map((code) => (
        <SelectField
          key={code}
          label={messages.instead({ language: languageName(code), count: subscribers[code] })}
          name={`instead-${code}`}
          defaultValue=""
        >
          <option value="">{messages.choose}</option>
          {written.map((other) => (
            <option key={other} value={other}>
              {messages.insteadLanguage({ language: languageName(other) })}
            </option>
          ))}
          <option value={SKIP}>{messages.insteadSkip}</option>
        </SelectField>
      ))}
    </ConfirmAction>
  )
}

/** What was chosen for each missing language; null while one is open. */
function insteadIn(form: FormData, missing: readonly LanguageCode[]): object | null {
  const chosen = missing.map((code) => [code, form.get(`instead-${code}`)] as const)
  if (chosen.some(([, choice]) => choice === null || choice === '')) return null
  return Object.fromEntries(chosen.map(([code, choice]) => [code, choice === SKIP ? null : choice]))
}
