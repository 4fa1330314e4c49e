import { startTranscriptionWorker, type TranscriptionWorker } from './transcription-worker.ts'

/** Recognises words in samples. */
export type Transcription = Pick<TranscriptionWorker, 'words'>

/** Muting the microphone for a moment should not reload the model; leaving should free the memory. */
const KEPT_MS = 60_000

let idle: { readonly worker: TranscriptionWorker; readonly letGo: ReturnType<typeof setTimeout> } | null =
  null

/**
 * Loads the speech model in a worker, for one user at a time; `onShare` receives the progress, 0…1. After `signal` is
 * aborted, a loaded model is kept for a minute. Rejects with a `SpeechInputError`, or the signal's reason.
 */
export async function openTranscription(
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Transcription> {
  signal.throwIfAborted()
  const worker = idle?.worker ?? startTranscriptionWorker(onShare)
  clearTimeout(idle?.letGo)
  idle = null
  let isReady = false
  signal.addEventListener('abort', () => {
    if (isReady) keep(worker)
    else worker.end(signal.reason as Error) // the abort reason
  })
  await worker.ready
  signal.throwIfAborted()
  isReady = true
  return worker
}

function keep(worker: TranscriptionWorker): void {
  const letGo = setTimeout(() => {
    if (idle?.worker === worker) idle = null
    worker.end(new Error('speech input was closed'))
  }, KEPT_MS)
  idle = { worker, letGo }
}
