import type { IssuePreview, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { isWrittenIn } from '@nawl/domain/newsletter/issue'
import { LANGUAGE } from '@nawl/messages/language'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'
import { useEffect, useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { issuePath } from './change-issue.ts'
import { languageName } from '../language-name.ts'
import { EmailFrame } from './email-frame.tsx'

const SHOW_AFTER_MS = 500
const SHAPES = ['html', 'text'] as const

type EmailPreviewProps = { readonly issueKey: string; readonly value: NewsletterIssue }

/** The letter as it will arrive, made by the shop a moment after the last key. */
export function EmailPreview({ issueKey, value }: EmailPreviewProps) {
  const [chosen, setLanguage] = useState<LanguageCode | null>(null)
  const [shape, setShape] = useState<string>('html')
  const [seen, setSeen] = useState<IssuePreview | null>(null)
  // The editor's own, unless the issue is written only in another.
  const codes = [LANGUAGE.code, ...Object.values(LANGUAGES).map(({ code }) => code)]
  const language = chosen ?? codes.find((code) => isWrittenIn(value, code)) ?? LANGUAGE.code
  const isWritten = isWrittenIn(value, language)
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const sent = command({ value, language })
      const called = await callJson<IssuePreview>(accountFetch, `${issuePath(issueKey)}/preview`, sent)
      if (wanted && called.ok) setSeen(called.answer)
    }
    const timer = isWritten ? setTimeout(() => void ask(), SHOW_AFTER_MS) : undefined
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [issueKey, value, language, isWritten])
  return (
    <Section title={messages.preview}>
      <div className="mt-4 grid grid-cols-2 gap-x-6">
        <SelectField
          label={messages.previewLanguage}
          value={language}
          onChange={({ target }) => {
            setSeen(null)
            setLanguage(target.value as LanguageCode) // its options are these
          }}
        >
          {Object.values(LANGUAGES).map(({ code }) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.previewShape}
          value={shape}
          onChange={({ target }) => setShape(target.value)}
        >
          {SHAPES.map((one) => (
            <option key={one} value={one}>
              {messages.shape({ shape: one })}
            </option>
          ))}
        </SelectField>
      </div>
      {isWritten ? (
        seen && <Shown preview={seen} shape={shape} language={language} />
      ) : (
        <p className="type-ui mt-4 text-graphite">{messages.notWritten}</p>
      )}
    </Section>
  )
}

type ShownProps = { readonly preview: IssuePreview; readonly shape: string; readonly language: LanguageCode }

function Shown({ preview: { html, text, problem }, shape, language }: ShownProps) {
  if (problem)
    return (
      <p role="status" className="type-caption mt-4 wrap-anywhere text-madder-deep">
        {messages.problem({ kind: problem.kind === 'unknown-fact' ? 'fact' : 'picture', what: problem.what })}
      </p>
    )
  if (shape === 'html') return <EmailFrame html={html} />
  return (
    <pre
      className="letter-text type-caption"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
      tabIndex={0}
      lang={language}
      dir={LANGUAGES[language].direction}
    >
      {text}
    </pre>
  )
}
