import { SpeechInputError } from './speech-input-error.ts'
import type { SpeechAnswer, SpeechQuestion } from './speech-work.ts'

type Answer = { readonly resolve: (text: string) => void; readonly reject: (reason: Error) => void }

export type TranscriptionWorker = {
  /** Resolves when the model is loaded. Rejects with a `SpeechInputError`, or the reason it was ended for. */
  readonly ready: Promise<void>
  /** The words in samples; '' if there are none. Rejects like `ready`. */
  readonly words: (samples: Float32Array) => Promise<string>
  readonly end: (reason: Error) => void
}

/** Starts the recognition worker; `onShare` receives the loading progress, 0…1. */
export function startTranscriptionWorker(onShare: (share: number) => void): TranscriptionWorker {
  const worker = new Worker(new URL('./transcribe.worker.ts', import.meta.url), { type: 'module' })
  const ask = (question: SpeechQuestion) => worker.postMessage(question, [])
  const waiting = new Map<number, Answer>()
  let lastId = 0
  let over: Error | undefined
  let failReady: (reason: Error) => void
  const end = (reason: Error) => {
    over ??= reason
    worker.terminate()
    failReady(over)
    for (const answer of waiting.values()) answer.reject(over)
    waiting.clear()
  }
  const ready = new Promise<void>((resolve, reject) => {
    failReady = reject
    worker.addEventListener('message', ({ data }: MessageEvent<SpeechAnswer>) => {
      if (data.said === 'fetched') onShare(data.share)
      else if (data.said === 'ready') resolve()
      else if (data.said === 'failed') end(new SpeechInputError(data.reason, { cause: data.detail }))
      else {
        waiting.get(data.id)?.resolve(data.text)
        waiting.delete(data.id)
      }
    })
  })
  // The worker's own script could not be loaded.
  worker.addEventListener('error', ({ message }) =>
    end(new SpeechInputError('model-missing', { cause: message })),
  )
  ask({ ask: 'get ready' })

  return {
    ready,
    words: (samples) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over)
        waiting.set(++lastId, { resolve, reject })
        ask({ ask: 'words', id: lastId, samples })
      }),
    end,
  }
}
