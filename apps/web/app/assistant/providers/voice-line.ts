import * as messages from '@nawl/messages/assistant'
import { SpeechInputError } from '../speech-input/speech-input-error.ts'
import type { SpeechInputState } from '../speech-input/speech-input.ts'
import type { ProviderEvent } from './provider.ts'
import type { Voice } from './voice.ts'

export type VoiceLine = ReturnType<typeof voiceLine>

const NO_EARS = messages.noMicrophone
const NO_VOICE = messages.noVoice

/** Microphone and speaker of a text-based provider. They are open together or not at all. */
export function voiceLine(fetchVoice: () => Promise<Voice>, emit: (event: ProviderEvent) => void) {
  let voice: Voice | null = null
  let ears: AbortController | null = null
  let speaking: AbortController | null = null
  // The microphone picks up our own speech: ignore utterances that began during it.
  let isEcho = false
  let isSilenceTold = false

  const rest = () => emit({ type: 'phase', phase: voice ? 'listening' : 'waiting' })
  const hear = (text: string, final: boolean) => {
    const drop = isEcho || text.trim() === ''
    if (final) isEcho = false
    if (drop) return
    if (final) take(text)
    else emit({ type: 'transcript', who: 'visitor', text, final })
  }
  /** A corrected word is confirmed before acting on it, if the correction is unsure. */
  const take = (transcript: string) => {
    const { text, sure } = voice?.mend(transcript) ?? { text: transcript, sure: true }
    if (sure) return emit({ type: 'heard', text })
    emit({ type: 'transcript', who: 'visitor', text: transcript, final: true })
    const question = messages.didYouMean({ text })
    emit({ type: 'question', text: question, onYes: () => emit({ type: 'heard', text }) })
    void say(question)
  }
  const close = (why?: string) => {
    const wereOpen = ears !== null
    for (const going of [ears, speaking]) going?.abort()
    voice = ears = speaking = null
    if (!wereOpen) return
    emit({ type: 'microphone', microphone: 'off', ...(why && { why }) })
    rest()
  }
  const follow = (state: SpeechInputState) => {
    if (state.name === 'hearing') isEcho = speaking !== null
    if (state.name === 'fetching') emit({ type: 'microphone', microphone: 'opening', share: state.share })
    // While opening, the failure is reported by the rejected promise instead.
    if (state.name === 'closed' && state.failure && voice) close(state.failure.message)
  }
  const open = async (others = false) => {
    if (ears) return
    let fetched: Voice | null = null
    const { signal } = (ears = new AbortController())
    emit({ type: 'microphone', microphone: 'opening' })
    try {
      fetched = await fetchVoice()
      const onLevel = (level: number) => emit({ type: 'volume', level })
      const { openSpeechInput } = (others && fetched.otherEars) || fetched
      await openSpeechInput({ onWords: hear, onLevel, onState: follow, signal })
      if (signal.aborted) return
      voice = fetched
      emit({ type: 'microphone', microphone: 'on' })
      rest()
    } catch (error) {
      if (signal.aborted) return
      console.warn('the microphone could not be opened', error)
      close(error instanceof SpeechInputError ? error.message : NO_EARS)
      const other = !others && isMendable(error) && fetched?.otherEars
      if (other) emit({ type: 'question', text: other.question, onYes: () => void open(true) })
    }
  }
  const say = async (text: string) => {
    speaking?.abort()
    if (!voice) return
    const mine = (speaking = new AbortController())
    emit({ type: 'phase', phase: 'speaking' })
    try {
      const outcome = await voice.say(text, { signal: mine.signal })
      if (outcome === 'silent' && !isSilenceTold) {
        isSilenceTold = true
        emit({ type: 'transcript', who: 'assistant', text: NO_VOICE, final: true })
      }
    } catch (error) {
      if (!mine.signal.aborted) console.warn('the answer could not be said aloud', error)
    }
    if (speaking !== mine) return
    speaking = null
    rest()
  }

  return {
    rest,
    /** Opens the microphone; on failure an event says why, and writing continues. */
    open: () => open(),
    close: () => close(),
    /** Speaks a text if the line is open; it is on screen anyway. */
    say,
  }
}

/** Whether another recogniser could help: the microphone exists and is allowed. */
function isMendable(error: unknown): boolean {
  return (
    error instanceof SpeechInputError &&
    (error.reason === 'model-missing' || error.reason === 'not-supported')
  )
}
