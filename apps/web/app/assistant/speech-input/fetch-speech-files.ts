import { SPEECH_FILES, SPOKEN_SENTENCES } from '@nawl/contract/assistant/speech-files'

export type SpeechFiles = {
  readonly encoder: ArrayBuffer
  readonly decoder: ArrayBuffer
  readonly wasm: ArrayBuffer
  /** How people speak to the shop; empty where that did not arrive, which only makes hearing less sure. */
  readonly sentences: readonly string[]
}

const WHOLE = SPEECH_FILES.encoder.bytes + SPEECH_FILES.decoder.bytes + SPEECH_FILES.wasm.bytes

/** Fetches the model and its runtime; `onShare` receives the progress, 0…1. Rejects if a file is missing. */
export async function fetchSpeechFiles(onShare: (share: number) => void): Promise<SpeechFiles> {
  let arrived = 0
  const fetchOne = async ({ path, bytes }: { readonly path: string; readonly bytes: number }) => {
    const response = await fetch(path)
    if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
    const whole = new Uint8Array(bytes)
    let filled = 0
    for await (const piece of piecesOf(response.body)) {
      if (filled + piece.length > bytes) throw new Error(`${path} is longer than ${bytes} bytes`)
      whole.set(piece, filled)
      filled += piece.length
      arrived += piece.length
      onShare(arrived / WHOLE)
    }
    if (filled < bytes) throw new Error(`${path} ended after ${filled} of ${bytes} bytes`)
    return whole.buffer
  }
  const { encoder, decoder, wasm } = SPEECH_FILES
  const [first, second, third, sentences] = await Promise.all([
    fetchOne(encoder),
    fetchOne(decoder),
    fetchOne(wasm),
    fetchSentences(),
  ])
  return { encoder: first, decoder: second, wasm: third, sentences }
}

async function fetchSentences(): Promise<readonly string[]> {
  const response = await fetch(SPOKEN_SENTENCES).catch(() => null)
  return response?.ok ? (await response.text()).split('\n') : []
}

/** Not every browser can iterate over a stream. */
async function* piecesOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
