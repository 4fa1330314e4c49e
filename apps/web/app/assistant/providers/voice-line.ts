import { SpeechInputError } from '../speech-input/speech-input-error.ts'
import type { SpeechInputState } from '../speech-input/speech-input.ts'
import type { ProviderEvent } from './provider.ts'
import type { Voice } from './voice.ts'

export type VoiceLine = ReturnType<typeof voiceLine>

const NO_EARS = 'The microphone cannot be used here. Please type instead.'
const NO_VOICE = 'This browser has no English voice to answer with. My answers are written here.'

/** The microphone and the loudspeaker of an engine that thinks in sentences. They are open together or not at all. */
export function voiceLine(fetchVoice: () => Promise<Voice>, emit: (event: ProviderEvent) => void) {
  let voice: Voice | null = null
  let ears: AbortController | null = null
  let speaking: AbortController | null = null
  // What it says itself is in the room as well: what began meanwhile is not listened to.
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
  /** What is only nearly a word of ours is asked about, before anything is done because of it. */
  const take = (transcript: string) => {
    const { text, sure } = voice?.mend(transcript) ?? { text: transcript, sure: true }
    if (sure) return emit({ type: 'heard', text })
    emit({ type: 'transcript', who: 'visitor', text: transcript, final: true })
    const question = `Did you mean “${text}”?`
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
    // Before they were open, how the opening ends tells it.
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
      if (other)
        emit({ type: 'question', text: `${other.disclosure} Shall I use it?`, onYes: () => void open(true) })
    }
  }
  const say = async (text: string) => {
    speaking?.abort()
    if (!voice) return
    const mine = (speaking = new AbortController())
    emit({ type: 'phase', phase: 'speaking' })
    try {
      const said = await voice.say(text, { signal: mine.signal })
      if (said === 'silent' && !isSilenceTold) {
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
    /** Opens the microphone; where that fails, an event says why and writing goes on. */
    open: () => open(),
    close: () => close(),
    /** Says a text aloud where one talks; the words are on screen in any case. */
    say,
  }
}

/** Whether other ears could hear: the microphone is there and allowed. */
function isMendable(error: unknown): boolean {
  return (
    error instanceof SpeechInputError &&
    (error.reason === 'model-missing' || error.reason === 'not-supported')
  )
}
