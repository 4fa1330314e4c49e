import { join } from 'node:path'

import { type SiteText, siteText } from '@nawl/contract/desk/site-text'
import { photo } from '@nawl/contract/imaging/photo'
import { TEXT_FOLDERS, type TextFolder } from '@nawl/contract/desk/text-folders'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'

import type { DocumentKind, FieldProblem } from '../../settings/document-kind.ts'
import { articleFields } from './read-journal.ts'
import { policyFields, topicFields } from './read-site-texts.ts'
import { renderMarkdown } from './render-markdown.ts'
import { fileText } from './text-source.ts'
import { withFacts } from './with-facts.ts'

export const TEXT_PREFIX = 'text/'
const KEY = /^([a-z]{2})\.(journal|faq|policies)\.([a-z0-9][a-z0-9-]{0,79})$/
const MOST_BYTES = 1024 * 1024

const FIELDS: Readonly<Record<TextFolder, z.ZodType>> = {
  journal: articleFields,
  faq: topicFields,
  policies: policyFields,
}

export type TextKey = { readonly language: LanguageCode; readonly folder: TextFolder; readonly slug: string }

/** `en.faq.care` → its parts; null for a key of no text. */
export function readTextKey(key: string): TextKey | null {
  const [, language = '', folder = '', slug = ''] = KEY.exec(key) ?? []
  const known = TEXT_FOLDERS.find((name) => name === folder)
  if (!known || !Object.hasOwn(LANGUAGES, language)) return null
  // Topics and policies have places of their own on the site; only articles are added.
  return { language: language as LanguageCode, folder: known, slug }
}

type TextKindDeps = {
  readonly contentDir: string
  /** Knows ids and addresses. */
  readonly isDesign: (id: string) => boolean
  /** Knows the names of owners' photographs. */
  readonly isPhoto: (name: string) => Promise<boolean>
}

/** The site's texts as documents: articles, questions and policies in every language. */
export function siteTextKind({ contentDir, isDesign, isPhoto }: TextKindDeps): DocumentKind<SiteText> {
  const builtIn = (key: string): SiteText | null => {
    const text = readTextKey(key)
    const file = text && fileText(join(contentDir, text.language, text.folder, `${text.slug}.md`))
    return file ? asDocument(file) : null
  }
  return {
    name: TEXT_PREFIX,
    permission: 'catalogue.edit',
    schema: siteText,
    builtIn,
    isKey: (key) => {
      const text = readTextKey(key)
      return text !== null && (text.folder === 'journal' || builtIn(key) !== null)
    },
    mostBytes: MOST_BYTES,
    problems: async (value, key) => [
      ...problemsOf(value, readTextKey(key)!, isDesign),
      ...(await unknownPhotos(value, isPhoto)),
    ],
  }
}

/** A file with front matter as a document. */
function asDocument(file: string): SiteText {
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? []
  return { fields: JSON.parse(JSON.stringify(parse(yaml))) as SiteText['fields'], body: body.trimStart() }
}

/** A document as a file with front matter. */
export function asFile({ fields, body }: SiteText): string {
  return `---\n${stringify(fields)}---\n\n${body}\n`
}

/** What pages have a sentence for; what a rule of our own says, as it is. */
function problemIn({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return 'too-long'
  return code === 'custom' ? message : 'wrong'
}

function problemsOf(
  { fields, body }: SiteText,
  { language, folder }: TextKey,
  isDesign: (id: string) => boolean,
): readonly FieldProblem[] {
  const read = FIELDS[folder].safeParse(fields)
  const wrong = read.success
    ? []
    : read.error.issues.map((issue) => ({
        field: `fields.${issue.path.join('.')}`,
        problem: problemIn(issue),
      }))
  const { rug } = fields
  const unknownRug =
    folder === 'journal' && typeof rug === 'string' && !isDesign(rug)
      ? [{ field: 'fields.rug', problem: 'unknown-design' }]
      : []
  const sentences = Object.entries(fields).flatMap(([name, text]) =>
    typeof text === 'string' ? faultOf(`fields.${name}`, () => withFacts(text, language)) : [],
  )
  return [...wrong, ...unknownRug, ...sentences, ...faultOf('body', () => renderMarkdown(body, language))]
}

/** Photographs that the shop does not have: in the text, and before it. */
async function unknownPhotos(
  { fields, body }: SiteText,
  isPhoto: TextKindDeps['isPhoto'],
): Promise<readonly FieldProblem[]> {
  const lead = photo.safeParse(fields['photo'])
  const named = [
    ...(lead.success ? [{ field: 'fields.photo', name: lead.data.name }] : []),
    ...[...body.matchAll(/\]\(photo:([\w-]+)/g)].map(([, name = '']) => ({ field: 'body', name })),
  ]
  const known = await Promise.all(named.map(({ name }) => isPhoto(name)))
  const missing = new Set(named.filter((_, at) => !known[at]).map(({ field }) => field))
  return [...missing].map((field) => ({ field, problem: 'unknown-photo' }))
}

/** What a text says wrongly of the shop's facts and pictures. */
function faultOf(field: string, read: () => string): readonly FieldProblem[] {
  try {
    read()
    return []
  } catch (error) {
    return [{ field, problem: (error as Error).message }]
  }
}
