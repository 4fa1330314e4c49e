import { JOURNAL_CATEGORIES } from '@nawl/contract/catalogue/journal-categories'
import type { DesignList } from '@nawl/contract/desk/design'
import type { SiteText } from '@nawl/contract/desk/site-text'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { nameOf } from '@nawl/messages/names'

import { useAdmin } from '../use-admin.ts'
import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { CheckedTextArea } from '../../ui/forms/text-area.tsx'
import { PhotoField } from '../photos/photo-field.tsx'
import type { Fields } from '../documents/versions.tsx'
import { DesignField } from './design-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { type Facts, unknownFact } from './unknown-fact.ts'

type TextFieldsProps = Fields<SiteText> & {
  readonly language: LanguageCode
  readonly folder: string
  /** What the text may name between double braces. */
  readonly facts: Facts
}

/** The fields of each kind of text that are one paragraph; the rest have controls of their own. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  journal: ['title', 'excerpt', 'author', 'description', 'caption'],
  faq: ['title'],
  policies: ['title', 'updated', 'description'],
}

/** Those that are longer than a line. */
const SENTENCES: ReadonlySet<string> = new Set(['excerpt', 'description', 'caption'])

/** A text's fields and its Markdown. */
export function TextFields(props: TextFieldsProps) {
  const { value, change, faults, readOnly, language, folder, facts } = props
  const direction = LANGUAGES[language].direction
  const set = (name: string, field: SiteText['fields'][string]) =>
    change({ ...value, fields: { ...value.fields, [name]: field } })
  const textOf = (name: string) => {
    const field = value.fields[name]
    return typeof field === 'string' ? field : ''
  }
  return (
    <div className="grid">
      {(LINES[folder] ?? []).map((name) => {
        const field = {
          label: messages.field({ name }),
          lang: language,
          dir: direction,
          autoComplete: 'off',
          readOnly,
          maxLength: 400,
          value: textOf(name),
          fault: unknownFact(textOf(name), facts) || (faults[`fields.${name}`] ?? ''),
        }
        return SENTENCES.has(name) ? (
          <CheckedTextArea
            className="desk-text desk-grows type-ui"
            key={name}
            {...field}
            rows={2}
            onChange={({ target }) => set(name, target.value.replaceAll('\n', ' '))}
          />
        ) : (
          <CheckedField key={name} {...field} onChange={({ target }) => set(name, target.value)} />
        )
      })}
      {folder === 'journal' && (
        <ArticleDesign
          value={textOf('rug')}
          readOnly={readOnly}
          fault={faults['fields.rug'] ?? ''}
          change={(rug) => set('rug', rug)}
        />
      )}
      {folder === 'journal' && (
        <PhotoField
          value={value.fields['photo']}
          change={(photo) => {
            const { photo: _, ...others } = value.fields
            change({ ...value, fields: photo ? { ...others, photo } : others })
          }}
          {...{ faults, readOnly, language }}
        />
      )}
      {folder === 'journal' && (
        <div className="grid gap-x-8 sm:grid-cols-3">
          <SelectField
            label={messages.field({ name: 'category' })}
            value={textOf('category')}
            disabled={readOnly}
            onChange={({ target }) => set('category', target.value)}
          >
            {JOURNAL_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {nameOf(category)}
              </option>
            ))}
          </SelectField>
          <div>
            <CheckedField
              label={messages.field({ name: 'published' })}
              type="date"
              readOnly={readOnly}
              value={textOf('published')}
              fault={faults['fields.published'] ?? ''}
              onChange={({ target }) => set('published', target.value)}
            />
          </div>
          <div>
            <Tags
              value={value.fields['tags']}
              fault={faults['fields.tags'] ?? ''}
              readOnly={readOnly}
              change={(tags) => set('tags', tags)}
            />
          </div>
        </div>
      )}
      <MarkdownField
        label={messages.body}
        hint={messages.bodyHint}
        rows={24}
        maxLength={200_000}
        value={value.body}
        write={(body) => change({ ...value, body })}
        fault={faults['body'] ?? ''}
        photoAddress={(name) => `photo:${name}`}
        {...{ readOnly, language, facts }}
      />
    </div>
  )
}

/** The design in an article's picture. */
function ArticleDesign(field: Omit<React.ComponentProps<typeof DesignField>, 'label' | 'designs'>) {
  const { seen } = useAdmin<DesignList>('/api/desk/designs')
  const designs = seen.status === 'shown' ? seen.value.designs : []
  return <DesignField {...field} designs={designs} label={messages.field({ name: 'rug' })} />
}

type TagsProps = {
  readonly value: SiteText['fields'][string] | undefined
  readonly fault: string
  readonly readOnly: boolean
  readonly change: (tags: string[]) => void
}

/** Words with commas between them. */
function Tags({ value, fault, readOnly, change }: TagsProps) {
  return (
    <CheckedField
      label={messages.field({ name: 'tags' })}
      autoComplete="off"
      readOnly={readOnly}
      defaultValue={Array.isArray(value) ? value.filter((tag) => typeof tag === 'string').join(', ') : ''}
      fault={fault}
      onChange={({ target }) =>
        change(
          target.value
            .split(/[,،]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        )
      }
    />
  )
}
