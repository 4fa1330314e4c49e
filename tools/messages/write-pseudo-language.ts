import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { readCatalogue } from './compile-messages.ts'
import { pseudoMessage } from './pseudo-language.ts'

const FOLDER = 'content/xa'

/** Writes the pseudo-language as a language of the shop; only for a layout test, which removes it again. */
export function writePseudoLanguage(): void {
  mkdirSync(`${FOLDER}/messages`, { recursive: true })
  const language = { name: 'Pseudo', tag: 'en-XA', direction: 'ltr', script: 'Latn', wordsPerMinute: 220 }
  writeFileSync(`${FOLDER}/language.json`, JSON.stringify(language))
  for (const [namespace, messages] of Object.entries(readCatalogue('en'))) {
    const pseudo = Object.entries(messages).map(([name, message]) => [name, pseudoMessage(message)])
    writeFileSync(`${FOLDER}/messages/${namespace}.json`, JSON.stringify(Object.fromEntries(pseudo)))
  }
}

export function removePseudoLanguage(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}
