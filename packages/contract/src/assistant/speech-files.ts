type SpeechFile = {
  readonly path: string
  /** The total for progress, since a compressed response does not state its length. */
  readonly bytes: number
}

const MODEL = '/speech/moonshine-tiny-0.1.29'
const RUNTIME = '/speech/onnxruntime-1.30.0'

/**
 * The files for speech recognition in the browser: an English model and its runtime. The URL contains the version, so
 * that they can be cached for good.
 */
export const SPEECH_FILES = {
  encoder: { path: `${MODEL}/encoder_model.onnx`, bytes: 7_937_661 },
  decoder: { path: `${MODEL}/decoder_model_merged.onnx`, bytes: 20_243_286 },
  runtime: { path: `${RUNTIME}/ort.wasm.bundle.min.mjs`, bytes: 73_054 },
  wasm: { path: `${RUNTIME}/ort-wasm-simd-threaded.wasm`, bytes: 14_239_897 },
} as const satisfies Record<string, SpeechFile>

/** How people speak to the shop, a sentence a line: what the recogniser knows of the language. */
export const SPOKEN_SENTENCES = '/speech/sentences.txt'
