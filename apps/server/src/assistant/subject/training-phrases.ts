import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A sentence and what it is about: the address of the page that answers it, the name of a topic, `tool:…` for a request,
 * `talk:…` for conversation, or null when it is none of the shop's business.
 */
export type TrainingPhrase = { readonly text: string; readonly label: string | null; readonly weight: number }

/**
 * How much more a sentence counts that somebody wrote as a visitor would ask it, without a label in mind (files `asked-…`). It is
 * nearer to what the next visitor says than one of many phrases written for a label.
 */
const ASKED_WEIGHT = 4

const FOLDER = join(import.meta.dirname, 'phrases')

/**
 * Reads the sentences of `phrases/<language>/`: a label on a line of its own (`/faq#wool`, `[topic]`, `[tool:undo]`, `[]`
 * for none), then sentences. They train the classifier and are never shown.
 */
export function trainingPhrases(): readonly TrainingPhrase[] {
  return readdirSync(FOLDER).flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .toSorted()
      .flatMap((name) =>
        phrasesOf(
          readFileSync(join(FOLDER, language, name), 'utf8'),
          name.startsWith('asked-') ? ASKED_WEIGHT : 1,
        ),
      ),
  )
}

function phrasesOf(text: string, weight: number): readonly TrainingPhrase[] {
  let label: string | null = null
  const phrases: TrainingPhrase[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) label = line
    else if (/^\[.*\]$/.test(line)) label = line.slice(1, -1) || null
    else if (line !== '' && !line.startsWith('#')) phrases.push({ text: line, label, weight })
  }
  return phrases
}
