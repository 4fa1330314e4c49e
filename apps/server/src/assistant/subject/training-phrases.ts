import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question and the address that answers it; null when there is no answer. */
export type TrainingPhrase = { readonly text: string; readonly source: string | null }

const FOLDER = join(import.meta.dirname, 'phrases')

/**
 * Reads the questions of `phrases/`: an address on a line of its own, then paraphrases. They train the subject
 * classifier and are never shown.
 */
export function trainingPhrases(): readonly TrainingPhrase[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => phrasesOf(readFileSync(join(FOLDER, name), 'utf8')))
}

function phrasesOf(text: string): readonly TrainingPhrase[] {
  let source: string | null = null
  const phrases: TrainingPhrase[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) source = line
    else if (line !== '' && !line.startsWith('#')) phrases.push({ text: line, source })
  }
  return phrases
}
