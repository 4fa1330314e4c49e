import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode } from '@nawl/messages/languages'

/** Texts that owners wrote at the desk, as files with front matter, by language and path: `en/faq/care.md`. */
export type EditedTexts = ReadonlyMap<string, string>

/** Where the texts of a language are: what owners wrote, else `<folder>/<language>/faq/care.md`. */
export type TextSource = {
  readonly folder: string
  readonly language: LanguageCode
  readonly edited: EditedTexts
}

/** A text, and the English one that it is the translation of. */
export type TextFile = { readonly file: string; readonly text: string; readonly english: string }

/** A text in the language; in English where the language has none. */
export function readText({ folder, language, edited }: TextSource, path: string): TextFile {
  const inLanguage = (code: string): string | undefined =>
    edited.get(`${code}/${path}`) ?? fileText(join(folder, code, path))
  const own = inLanguage(language)
  const english = inLanguage('en') ?? own
  if (english === undefined) throw new Error(`there is no text ${path}`)
  return { file: join(own === undefined ? 'en' : language, path), text: own ?? english, english }
}

/** A text that the shop comes with; undefined for none. */
export function fileText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The texts of a folder, as the English folder and the owners' texts list them: `faq` → `faq/care.md` … */
export function textsIn({ folder, edited }: TextSource, path: string): string[] {
  const files = readdirSync(join(folder, 'en', path))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${path}/${name}`)
  const added = [...edited.keys()].map((name) => name.slice(3)).filter((name) => name.startsWith(`${path}/`))
  return [...new Set([...files, ...added])]
}
