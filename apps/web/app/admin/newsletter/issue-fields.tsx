import { photoJpeg } from '@nawl/contract/imaging/photo-paths'
import type { NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'

import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { MarkdownField } from '../texts/markdown-field.tsx'
import { useFacts } from '../texts/use-facts.ts'
import type { Fields } from '../documents/versions.tsx'
import { InsertDesign } from './insert-design.tsx'
import { languageName } from '../language-name.ts'

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
  const facts = useFacts(code)
  const { direction } = LANGUAGES[code]
  const set = (field: keyof NewsletterIssue, text: string) =>
    change({ ...value, [field]: { ...value[field], [code]: text } })
  const common = { lang: code, dir: direction, readOnly }
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
      <MarkdownField
        label={messages.body}
        hint={messages.bodyHint}
        rows={14}
        maxLength={40_000}
        value={value.body[code]}
        write={(text) => set('body', text)}
        fault={faults[`body.${code}`] ?? ''}
        language={code}
        photoAddress={photoJpeg}
        more={InsertDesign}
        {...{ readOnly, facts }}
      />
    </div>
  )
}
