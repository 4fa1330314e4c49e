import { SPEECH_FILES } from '@nawl/contract/assistant/speech-files'

import { fetchSpeechFiles } from './fetch-speech-files.ts'
import { loadMoonshine, type Runtime } from './moonshine.ts'
import type { SpeechAnswer, SpeechQuestion } from './speech-work.ts'

type Transcribe = Awaited<ReturnType<typeof loadMoonshine>>
let transcribe: Transcribe | undefined

addEventListener('message', ({ data }: MessageEvent<SpeechQuestion>) => {
  void (data.ask === 'get ready' ? getReady() : answerWords(data.id, data.samples))
})

async function getReady(): Promise<void> {
  let fetched = 0
  const files = await fetchSpeechFiles((share) => {
    // A message per percent, not per packet.
    if (share - fetched < 0.01 && share < 1) return
    fetched = share
    say({ said: 'fetched', share })
  }).catch((error: unknown) => fail('model-missing', error))
  const path: string = SPEECH_FILES.runtime.path
  const runtime =
    files && (await import(/* @vite-ignore */ path).catch((error: unknown) => fail('model-missing', error)))
  if (!files || !runtime) return
  try {
    transcribe = await loadMoonshine(runtime as Runtime, files)
    say({ said: 'ready' })
  } catch (error) {
    fail('not-supported', error)
  }
}

async function answerWords(id: number, samples: Float32Array): Promise<void> {
  try {
    say({ said: 'words', id, text: (await transcribe?.(samples)) ?? '' })
  } catch (error) {
    fail('not-supported', error)
  }
}

function fail(reason: 'model-missing' | 'not-supported', error: unknown): void {
  say({ said: 'failed', reason, detail: String(error) })
}

function say(answer: SpeechAnswer): void {
  postMessage(answer)
}
