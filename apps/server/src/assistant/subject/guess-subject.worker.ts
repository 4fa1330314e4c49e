import { MODEL_FILE, readModel } from './model-file.ts'
import { openSentenceMeaning } from './sentence-meaning.ts'
import { type Guess, guessSubjects } from './subject-model.ts'

const opened = Promise.all([openSentenceMeaning(), readModel(MODEL_FILE)])

/** How many labels are worth passing on. */
const MOST = 12

/** What a message may be about, likeliest first. */
export async function guessSubject(text: string): Promise<readonly Guess[]> {
  const [meaningOf, table] = await opened
  const [meaning] = await meaningOf([text])
  return meaning ? guessSubjects(text, meaning, table).slice(0, MOST) : []
}

/** The meanings of sentences. */
export async function meaningsOf(texts: readonly string[]): Promise<readonly Float32Array[]> {
  const [meaningOf] = await opened
  return meaningOf(texts)
}
