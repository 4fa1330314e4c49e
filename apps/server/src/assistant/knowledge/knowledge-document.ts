import { PHRASINGS } from './phrasings.ts'

/** A piece of a page that the assistant can answer from: its sentences and its address. */
export type KnowledgeDocument = {
  readonly source: string
  readonly title: string
  readonly sentences: readonly string[]
  /** Key phrases: how visitors ask for it, beside its own words. */
  readonly keyPhrases: string
  /** Preference among matches: FAQ before terms with the same content, terms before the journal. */
  readonly weight: number
}

/** Weight per kind of document. */
export const WEIGHTS = {
  question: 1,
  fact: 1.3,
  terms: 0.62,
  privacy: 0.85,
  section: 0.8,
  page: 0.8,
  article: 0.78,
  rug: 0.7,
} as const

/** A document with the key phrases of its address, unless overridden. */
export function documentOf(
  source: string,
  title: string,
  sentences: readonly string[],
  weight: number,
  keyPhrases = PHRASINGS[source] ?? '',
): KnowledgeDocument {
  return { source, title, sentences, keyPhrases, weight }
}

/** The sentences of sanitized HTML, without tags, pictures, tables and headings. */
export function sentencesOf(html: string): readonly string[] {
  return UNSAID.reduce(withoutElement, html)
    .replaceAll(/<\/(?:p|li|blockquote|aside)>/g, '\n')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][”’"]?)\s+(?=[A-Z“"‘])/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Elements that contain no sentences. */
const UNSAID = ['h2', 'h3', 'figure', 'table'] as const

function withoutElement(html: string, name: string): string {
  const [before = '', ...parts] = html.split(new RegExp(`<${name}(?![\\w-])`))
  const after = parts.map((part) => {
    const end = part.indexOf(`</${name}>`)
    return end === -1 ? `<${name}${part}` : part.slice(end + name.length + 3)
  })
  return [before, ...after].join(' ')
}
