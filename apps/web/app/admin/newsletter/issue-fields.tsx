import type { NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'
import { useId } from 'react'

import { CheckedField, FieldError, Labelled } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { languageName } from './language-name.ts'

/** Subject, preview line and text in each language of the shop. */
export function IssueFields(fields: Fields<NewsletterIssue>) {
  return (
    <>
      {Object.values(LANGUAGES).map(({ code }) => (
        <Section key={code} title={languageName(code)}>
          <LanguageFields {...fields} code={code} />
        </Section>
      ))}
    </>
  )
}

type LanguageFieldsProps = Fields<NewsletterIssue> & { readonly code: LanguageCode }

function LanguageFields({ value, change, faults, readOnly, code }: LanguageFieldsProps) {
  const id = useId()
  const { direction } = LANGUAGES[code]
  const set = (field: keyof NewsletterIssue, text: string) =>
    change({ ...value, [field]: { ...value[field], [code]: text } })
  const common = { lang: code, dir: direction, readOnly }
  const bodyFault = faults[`body.${code}`] ?? ''
  return (
    <div className="mt-4 grid">
      <CheckedField
        {...common}
        label={messages.subject}
        autoComplete="off"
        maxLength={150}
        value={value.subject[code]}
        fault={faults[`subject.${code}`] ?? ''}
        onChange={({ target }) => set('subject', target.value)}
      />
      <CheckedField
        {...common}
        label={messages.preheader}
        autoComplete="off"
        maxLength={200}
        value={value.preheader[code]}
        fault={faults[`preheader.${code}`] ?? ''}
        onChange={({ target }) => set('preheader', target.value)}
      />
      <p className="type-caption text-graphite">{messages.preheaderHint}</p>
      <div className="mt-5">
        <Labelled id={id} label={messages.body}>
          <textarea
            {...common}
            id={id}
            className="desk-text type-ui"
            rows={14}
            maxLength={40_000}
            aria-invalid={bodyFault !== ''}
            aria-describedby={`${id}-fault ${id}-hint`}
            value={value.body[code]}
            onChange={({ target }) => set('body', target.value)}
          />
        </Labelled>
        <div role="alert">
          <FieldError id={`${id}-fault`}>{bodyFault}</FieldError>
        </div>
        <p id={`${id}-hint`} className="type-caption mt-2 text-graphite">
          {messages.bodyHint}
        </p>
      </div>
    </div>
  )
}
