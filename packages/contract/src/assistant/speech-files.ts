type SpeechFile = {
  readonly path: string
  /** What its progress is counted against: a compressed answer does not say its length. */
  readonly bytes: number
}

const MODEL = '/speech/moonshine-tiny-0.1.29'
const RUNTIME = '/speech/onnxruntime-1.30.0'

/**
 * What a browser needs to understand speech on the device: an English model and the program that runs it. The
 * version is in the address, so that what was fetched once may be kept for good.
 */
export const SPEECH_FILES = {
  encoder: { path: `${MODEL}/encoder_model.onnx`, bytes: 7_937_661 },
  decoder: { path: `${MODEL}/decoder_model_merged.onnx`, bytes: 20_243_286 },
  runtime: { path: `${RUNTIME}/ort.wasm.bundle.min.mjs`, bytes: 73_054 },
  wasm: { path: `${RUNTIME}/ort-wasm-simd-threaded.wasm`, bytes: 14_239_897 },
} as const satisfies Record<string, SpeechFile>
