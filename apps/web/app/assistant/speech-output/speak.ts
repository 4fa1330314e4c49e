import { languageOf } from '../language-of.ts'
import { chooseVoice } from './choose-voice.ts'
import { sentencesOf } from './sentences.ts'

/** `silent` if there is no voice or it does not work: the captions are enough. */
export type Said = 'spoken' | 'silent'

/** Voices are listed late, by an event that some browsers never send. */
const VOICES_WITHIN = 1500
/** A network voice may take this long to start. */
const START_WITHIN = 4000
/** The slowest voices take 100 ms per letter, plus the pause after it. */
const END_WITHIN = (text: string) => 3000 + 120 * text.length

/**
 * Speaks a text sentence by sentence in the browser's own voice for its language. Resolves when done, with `silent` if nothing
 * was heard; a voice that never starts or never ends is given up. Rejects with the signal's reason when aborted, and
 * stops at once.
 */
export async function speak(text: string, { signal }: { readonly signal: AbortSignal }): Promise<Said> {
  signal.throwIfAborted()
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis
  const voice = synthesis && chooseVoice(await voicesOf(synthesis), languageOf(text))
  signal.throwIfAborted()
  if (!voice) return 'silent'
  // Cancels our own earlier speech.
  synthesis.cancel()
  let outcome: Said = 'silent'
  for (const sentence of sentencesOf(text)) {
    const spoken = await speakSentence(synthesis, sentence, voice, signal)
    signal.throwIfAborted()
    if (!spoken) break
    outcome = 'spoken'
  }
  return outcome
}

function voicesOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const listed = synthesis.getVoices()
  if (listed.length > 0) return Promise.resolve(listed)
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(late)
      synthesis.removeEventListener('voiceschanged', answer)
      resolve(synthesis.getVoices())
    }
    const late = setTimeout(answer, VOICES_WITHIN)
    synthesis.addEventListener('voiceschanged', answer)
  })
}

/**
 * Speaks one sentence; false if the voice did not start, or failed. One that started and never ends counts as heard.
 */
function speakSentence(
  synthesis: SpeechSynthesis,
  sentence: string,
  voice: SpeechSynthesisVoice,
  signal: AbortSignal,
): Promise<boolean> {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.voice = voice
  utterance.lang = voice.lang
  return new Promise((resolve) => {
    const finish = (spoken: boolean) => {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', giveUp)
      resolve(spoken)
    }
    let started = false
    const giveUp = () => {
      finish(started)
      synthesis.cancel()
    }
    let watchdog = setTimeout(giveUp, START_WITHIN)
    signal.addEventListener('abort', giveUp)
    utterance.addEventListener('start', () => {
      started = true
      clearTimeout(watchdog)
      watchdog = setTimeout(giveUp, END_WITHIN(sentence))
    })
    utterance.addEventListener('end', () => finish(true))
    utterance.addEventListener('error', () => finish(false))
    synthesis.speak(utterance)
  })
}
