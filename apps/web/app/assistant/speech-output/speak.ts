import { chooseVoice } from './choose-voice.ts'
import { sentencesOf } from './sentences.ts'

/** `silent` where there is no voice, or the one there is does not speak: the captions say it all. */
export type Said = 'spoken' | 'silent'

/** Voices are listed late, by an event that some browsers never send. */
const VOICES_WITHIN = 1500
/** A voice from the network may take this long to begin. */
const START_WITHIN = 4000
/** The slowest voices take 100 ms a letter; the pause after it comes on top. */
const END_WITHIN = (text: string) => 3000 + 120 * text.length

/**
 * Says a text aloud, sentence by sentence, in this browser's own English voice. Resolves when it has been said, with
 * `silent` when nothing was heard; a voice that never starts or never ends is given up. Rejects with the signal's
 * reason when it is aborted, and is quiet at once.
 */
export async function speak(text: string, { signal }: { readonly signal: AbortSignal }): Promise<Said> {
  signal.throwIfAborted()
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis
  const voice = synthesis && chooseVoice(await voicesOf(synthesis))
  signal.throwIfAborted()
  if (!voice) return 'silent'
  // Whatever is still being said was said by us, and is of no more interest.
  synthesis.cancel()
  let said: Said = 'silent'
  for (const sentence of sentencesOf(text)) {
    const spoken = await speakSentence(synthesis, sentence, voice, signal)
    signal.throwIfAborted()
    if (!spoken) break
    said = 'spoken'
  }
  return said
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

/** Says one sentence; false when the voice did not begin, or failed. One that began and does not end has been heard. */
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
