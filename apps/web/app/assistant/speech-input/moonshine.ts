import type * as Onnx from 'onnxruntime-web'
import type { InferenceSession, Tensor } from 'onnxruntime-web'
import tokenizer from 'llama-tokenizer-js'

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

  return async (samples) => {
    const input = new runtime.Tensor('float32', samples, [1, samples.length])
    const { last_hidden_state: heard } = await encoder.run({ input_values: input })
    if (!heard) throw new Error('the speech model has no such output')
    const tokens = await decode(runtime, decoder, heard, (samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND)
    return tokenizer.decode(tokens, true, true).trim()
  }
}

/** Greedy decoding up to the end token; the first token is the start token. */
async function decode(runtime: Runtime, decoder: InferenceSession, heard: Tensor, most: number) {
  const tokens = [START]
  const memory = emptyMemory(runtime)
  while (tokens.length <= most) {
    const isFirst = tokens.length === 1
    const result = await decoder.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? START)), [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new runtime.Tensor('bool', [!isFirst]),
      ...memory,
    })
    const token = likeliest(result['logits']?.data as Float32Array) // the model's outputs are float32
    if (token === END) break
    tokens.push(token)
    remember(memory, result, isFirst)
  }
  return tokens
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
function remember(memory: Memory, result: InferenceSession.ReturnType, isFirst: boolean): void {
  for (const name of Object.keys(memory)) {
    const present = result[name.replace('past_key_values', 'present')]
    if (present && (isFirst || name.includes('decoder'))) memory[name] = present
  }
}

function likeliest(logits: Float32Array): number {
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] ?? 0) > (logits[best] ?? 0)) best = i
  return best
}
