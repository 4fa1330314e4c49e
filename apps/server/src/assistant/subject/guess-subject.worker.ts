import { workerData } from 'piscina'

import { trainingPhrases } from './training-phrases.ts'
import { modelCache } from './model-cache.ts'
import { trainModel } from './train-model.ts'
import { openSentenceMeaning } from './sentence-meaning.ts'
import { type Guess, guessSubjects } from './subject-model.ts'

// workerData is untyped; the pool passes this shape.
const { directory } = workerData as { readonly directory: string }

const opened = open()

/** The subjects of a question, likeliest first. */
export async function guessSubject(text: string): Promise<readonly Guess[]> {
  const { meaningOf, table } = await opened
  const [meaning] = await meaningOf([text])
  return meaning ? guessSubjects(text, meaning, table).slice(0, 5) : []
}

async function open() {
  const meaningOf = await openSentenceMeaning()
  const phrases = trainingPhrases()
  const table = await modelCache(directory, phrases, async () =>
    trainModel(phrases, await meaningOf(phrases.map(({ text }) => text))),
  )
  return { meaningOf, table }
}
