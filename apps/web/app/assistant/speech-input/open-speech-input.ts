import { SpeechInputError } from './speech-input-error.ts'
import type { SpeechInputListener } from './speech-input.ts'
import { levelOf, loudness } from './loudness.ts'
import { openMicrophone } from './microphone.ts'
import { openTranscription } from './transcription.ts'
import { understanding } from './understanding.ts'

/**
 * Opens the microphone and recognises speech on this device; no sound leaves it. Microphone permission is requested
 * first, so that nobody who refuses it downloads a model. Listens until `signal` is aborted; later failures are
 * reported to `onState`. Rejects with a `SpeechInputError`, or the signal's reason.
 */
export async function openSpeechInput(listener: SpeechInputListener): Promise<void> {
  const { onState, onLevel, signal } = listener
  signal.throwIfAborted()
  const closing = new AbortController()
  const close = (failure?: SpeechInputError) => {
    if (closing.signal.aborted) return
    closing.abort(failure ?? signal.reason)
    onState(failure ? { name: 'closed', failure } : { name: 'closed' })
  }
  signal.addEventListener('abort', () => close(), { signal: closing.signal })
  let understand: ((frame: Float32Array) => void) | undefined
  try {
    await openMicrophone({
      onFrame: (frame) => {
        onLevel(levelOf(loudness(frame)))
        understand?.(frame)
      },
      onLost: () => close(new SpeechInputError('no-microphone')),
      signal: closing.signal,
    })
    onState({ name: 'fetching', share: 0 })
    const onShare = (share: number) => onState({ name: 'fetching', share })
    const transcription = await openTranscription(onShare, closing.signal)
    understand = understanding(transcription, { ...listener, onBroken: close })
    onState({ name: 'listening' })
  } catch (error) {
    if (error instanceof SpeechInputError) close(error)
    throw error
  }
}
