import { SpeechInputError } from './speech-input-error.ts'
import type { SpeechInputListener } from './speech-input.ts'
import { endPointing } from './end-pointing.ts'
import { FRAME, SAMPLE_RATE } from './sample-rate.ts'
import type { Transcription } from './transcription.ts'

type Understanding = Pick<SpeechInputListener, 'onWords' | 'onState'> & {
  readonly onBroken: (failure: SpeechInputError) => void
  readonly now?: () => number
}

const framesIn = (ms: number) => Math.ceil((ms / 1000) * (SAMPLE_RATE / FRAME))
/** A shorter beginning is not worth a guess. */
const FIRST_GUESS = framesIn(1000)

/**
 * Takes frames in order, cuts them into utterances and has each recognised: guesses while it lasts, the whole when it
 * has ended.
 */
export function understanding(
  { words }: Transcription,
  { onWords, onState, onBroken, now = () => performance.now() }: Understanding,
): (frame: Float32Array) => void {
  const pointing = endPointing()
  // The current utterance's number, to drop guesses about earlier ones, and its age in frames.
  let utterance = 0
  let age = 0
  let guessing = false
  let guessAt = FIRST_GUESS

  const textOf = (samples: Float32Array) =>
    words(samples).catch((error: unknown) => {
      if (error instanceof SpeechInputError) onBroken(error)
      return null
    })

  const guess = async () => {
    const mine = utterance
    const began = now()
    guessing = true
    const text = await textOf(pointing.heard())
    guessing = false
    if (text && mine === utterance) onWords(text, false)
    // A slow device guesses less often, so that guesses do not delay the final result.
    guessAt = age + Math.max(FIRST_GUESS, framesIn(3 * (now() - began)))
  }

  const understand = async () => {
    const mine = ++utterance
    onState({ name: 'understanding' })
    const text = await textOf(pointing.heard())
    if (text === null) return
    onWords(text, true)
    if (mine === utterance) onState({ name: 'listening' })
  }

  return (frame) => {
    const turn = pointing.push(frame)
    age++
    if (turn === 'began') {
      utterance++
      age = 0
      guessAt = FIRST_GUESS
      onState({ name: 'hearing' })
    } else if (turn === 'speaking' && !guessing && age >= guessAt) void guess()
    else if (turn === 'noise') onState({ name: 'listening' })
    else if (turn === 'ended') void understand()
  }
}
