import { formsOf, normaliseArabic } from '../normalise.ts'

/** Arabic phrases by what they stand for. */
export type Table = ReadonlyMap<string, string>

/** What was found in a sentence, and where. */
export type Found = { readonly value: string; readonly at: number; readonly length: number }

const LONGEST = 4

/** A table of lines `value: phrase, phrase`. */
export function tableOf(lines: string): Table {
  const entries = lines.split('\n').flatMap((line) => {
    const [value = '', phrases = ''] = line.split(':')
    return phrases
      .split(/[,،]/)
      .map((phrase) => [normaliseArabic(phrase), value.trim()] as const)
      .filter(([phrase]) => phrase !== '')
  })
  return new Map(entries)
}

/** What the words from a position on stand for, by the longest phrase; articles and particles do not count. */
export function foundAt(words: readonly string[], at: number, table: Table): Found | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const forms = words.slice(at, at + length).map(formsOf)
    for (const phrase of phrasesOf(forms)) {
      const value =
        table.get(phrase) ??
        table.get(phrase.replace(/(?:يه|ات|ين)$/, 'ي')) ??
        table.get(phrase.replace(/يه?$/, '')) ??
        // An accusative: `ورديا`.
        table.get(phrase.replace(/يا$/, 'ي'))
      if (value !== undefined) return { value, at, length }
    }
  }
  return null
}

/** Everything of a table that a sentence says, from its beginning to its end. */
export function foundIn(words: readonly string[], table: Table): readonly Found[] {
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const here = foundAt(words, at, table)
    if (here) found.push(here)
    at += here?.length ?? 1
  }
  return found
}

/** Every way to read the words, with or without their articles. */
function phrasesOf(forms: readonly (readonly string[])[]): readonly string[] {
  return forms.reduce<readonly string[]>(
    (before, own) =>
      before.flatMap((phrase) => own.map((form) => (phrase === '' ? form : `${phrase} ${form}`))),
    [''],
  )
}
