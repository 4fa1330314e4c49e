import type * as Onnx from 'onnxruntime-web'
import type { InferenceSession, Tensor } from 'onnxruntime-web'
import tokenizer from 'llama-tokenizer-js'

import { beamSearch, type TokenKinds } from './decoding/beam-search.ts'
import { type LanguageModel, languageModel } from './decoding/language-model.ts'
import { SAMPLE_RATE } from './sample-rate.ts'
import type { SpeechFiles } from './fetch-speech-files.ts'

/** The runtime of the model. Served by our server and not bundled: see speech-files.ts. */
export type Runtime = typeof Onnx

/** The tiny English model: arXiv 2410.15608, table 1. */
const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36
const START = 1
const END = 2
/** Upper limit of spoken tokens; beyond it the model repeats itself (as in its authors' own code). */
const TOKENS_PER_SECOND = 6.5

type Memory = Record<string, Tensor>

/** Loads the model. The returned function turns samples at `SAMPLE_RATE` into text, '' if there is no speech. */
export async function loadMoonshine(
  runtime: Runtime,
  files: SpeechFiles,
): Promise<(samples: Float32Array) => Promise<string>> {
  // More threads need cross-origin isolation, which would break the page's pictures and payments.
  runtime.env.wasm.numThreads = 1
  runtime.env.wasm.wasmBinary = files.wasm
  const open = (model: ArrayBuffer) =>
    runtime.InferenceSession.create(new Uint8Array(model), { executionProviders: ['wasm'] })
  const encoder = await open(files.encoder)
  const decoder = await open(files.decoder)
  const decoding = { runtime, decoder, language: modelOf(files.sentences), kinds: tokenKinds() }

  return async (samples) => {
    const input = new runtime.Tensor('float32', samples, [1, samples.length])
    const { last_hidden_state: heard } = await encoder.run({ input_values: input })
    if (!heard) throw new Error('the speech model has no such output')
    const tokens = await decode(decoding, heard, (samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND)
    const text = tokenizer.decode([START, ...tokens], true, true).trim()
    // A sentence that ends in a comma is one whose end was not heard as such.
    return text.replace(/[,;:]$/, '')
  }
}

type Decoding = {
  readonly runtime: Runtime
  readonly decoder: InferenceSession
  readonly language: LanguageModel | null
  readonly kinds: TokenKinds
}

/** The tokens of what the encoder heard, `most` at most. */
function decode({ runtime, decoder, language, kinds }: Decoding, heard: Tensor, most: number) {
  const step = async (last: number, memory: Memory, isFirst: boolean) => {
    const result = await decoder.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new runtime.Tensor('bool', [!isFirst]),
      ...memory,
    })
    const logits = result['logits']?.data as Float32Array // the model's outputs are float32
    return { logits, memory: remembered(memory, result, isFirst) }
  }
  return beamSearch(step, emptyMemory(runtime), most, kinds, language)
}

/** What the tokens are to the search. A token without a lower-case one in the vocabulary stands for itself. */
function tokenKinds(): TokenKinds {
  const pieces = tokenizer.vocabById
  const byPiece = new Map(pieces.map((piece, token) => [piece, token]))
  const lower = Int32Array.from(pieces, (piece, token) => byPiece.get(piece.toLowerCase()) ?? token)
  const marks = Uint8Array.from(pieces, (piece) => Number(/^▁?[.,?!;:…"-]+$/u.test(piece)))
  return {
    start: START,
    end: END,
    lower: (token) => lower[token] ?? token,
    isPunctuation: (token) => marks[token] === 1,
  }
}

/** Null where nothing is known of how people speak to the shop. */
function modelOf(sentences: readonly string[]): LanguageModel | null {
  if (sentences.length === 0) return null
  return languageModel(
    sentences.map((sentence) => tokenizer.encode(sentence, false)),
    tokenizer.vocabById.length,
  )
}

function emptyMemory(runtime: Runtime): Memory {
  const parts = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']
  const names = Array.from({ length: LAYERS }, (_, layer) =>
    parts.map((part) => `past_key_values.${layer}.${part}`),
  )
  const nothing = () => new runtime.Tensor('float32', [], [0, HEADS, 1, HEAD_SIZE])
  return Object.fromEntries(names.flat().map((name) => [name, nothing()]))
}

/** The encoder's cache stays the same after the first step; the model then returns nothing for it. */
function remembered(before: Memory, result: InferenceSession.ReturnType, isFirst: boolean): Memory {
  const memory = { ...before }
  for (const name of Object.keys(memory)) {
    const present = result[name.replace('past_key_values', 'present')]
    if (present && (isFirst || name.includes('decoder'))) memory[name] = present
  }
  return memory
}
