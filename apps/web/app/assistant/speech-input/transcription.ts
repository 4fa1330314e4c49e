import { startTranscriptionWorker, type TranscriptionWorker } from './transcription-worker.ts'

/** Words out of samples. */
export type Transcription = Pick<TranscriptionWorker, 'words'>

/** Who mutes the microphone and thinks for a moment need not wait again; who has gone needs the memory back. */
const KEPT_MS = 60_000

let kept: { readonly worker: TranscriptionWorker; readonly letGo: ReturnType<typeof setTimeout> } | null =
  null

/**
 * Gets the speech model ready in a worker, for one user at a time; `onShare` is told how much of it is here, 0…1.
 * When `signal` is aborted a model that was ready is kept for a minute. Rejects with an `SpeechInputError`, or the
 * signal's reason.
 */
export async function openTranscription(
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Transcription> {
  signal.throwIfAborted()
  const worker = kept?.worker ?? startTranscriptionWorker(onShare)
  clearTimeout(kept?.letGo)
  kept = null
  let isReady = false
  signal.addEventListener('abort', () => {
    if (isReady) keep(worker)
    else worker.end(signal.reason as Error) // the one it was aborted with
  })
  await worker.ready
  signal.throwIfAborted()
  isReady = true
  return worker
}

function keep(worker: TranscriptionWorker): void {
  const letGo = setTimeout(() => {
    if (kept?.worker === worker) kept = null
    worker.end(new Error('the ears were closed'))
  }, KEPT_MS)
  kept = { worker, letGo }
}
