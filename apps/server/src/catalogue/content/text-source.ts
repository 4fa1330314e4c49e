import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode } from '@nawl/messages/languages'

/** Where the texts of a language are: `<folder>/<language>/faq/care.md`. */
export type TextSource = { readonly folder: string; readonly language: LanguageCode }

/** A text, and the English one that it is the translation of. */
export type TextFile = { readonly file: string; readonly text: string; readonly english: string }

/** A text in the language; in English where the language has none. */
export function readText({ folder, language }: TextSource, path: string): TextFile {
  const original = join(folder, 'en', path)
  const own = join(folder, language, path)
  const file = existsSync(own) ? own : original
  const english = readFileSync(original, 'utf8')
  return { file, text: file === original ? english : readFileSync(file, 'utf8'), english }
}

/** The texts of a folder, as the English folder lists them: `faq` → `faq/care.md` … */
export function textsIn({ folder }: TextSource, path: string): string[] {
  return readdirSync(join(folder, 'en', path))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${path}/${name}`)
}
