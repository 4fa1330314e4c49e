import * as messages from '@nawl/messages/assistant'
import { LANGUAGE } from '@nawl/messages/language'
import { SPEECH_FILES } from '@nawl/contract/assistant/speech-files'

import { browserDesigns, type LoadedDesigns } from '../../catalogue/cards/load-designs.ts'
import {
  BROWSER_RECOGNITION_QUESTION,
  hasBrowserRecognition,
  openBrowserRecognition,
} from '../speech-input/browser-recognition.ts'
import type { Consent } from './provider.ts'
import type { Voice } from './voice.ts'

const MEGABYTES = Math.round(
  Object.values(SPEECH_FILES).reduce((bytes, file) => bytes + file.bytes, 0) / 1_000_000,
)

/**
 * What to agree to before speaking. Our own recognition knows English alone: on a page in another language the browser's
 * own is used where it has one, and otherwise it is said.
 */
export function voiceConsent(): Consent {
  const own = messages.deviceConsent({ megabytes: MEGABYTES })
  if (LANGUAGE.code === 'en') return { before: 'microphone', processor: 'device', text: own }
  return hasBrowserRecognition()
    ? { before: 'microphone', processor: 'browser', text: messages.browserConsent }
    : { before: 'microphone', processor: 'device', text: messages.englishSpeechOnly({ consent: own }) }
}

/** Speech recognition and speech output on this device, loaded on demand. */
export async function deviceVoice(): Promise<Voice> {
  const [{ openSpeechInput }, { correctBySound }, { shopVocabulary }, { speak }, words] = await Promise.all([
    import('../speech-input/open-speech-input.ts'),
    import('../speech-input/phonetic-correction/phonetic-correction.ts'),
    import('../speech-input/phonetic-correction/shop-vocabulary.ts'),
    import('../speech-output/speak.ts'),
    browserDesigns(namesIn),
  ])
  if (LANGUAGE.code !== 'en' && hasBrowserRecognition())
    return {
      openSpeechInput: openBrowserRecognition,
      otherEars: null,
      // The sounds it corrects by are those of English.
      mend: (text) => ({ text, changes: [], sure: true }),
      say: speak,
    }
  const known = shopVocabulary(words.designs, words.yarns)
  return {
    openSpeechInput,
    otherEars: hasBrowserRecognition()
      ? { openSpeechInput: openBrowserRecognition, question: BROWSER_RECOGNITION_QUESTION }
      : null,
    mend: (transcript) => correctBySound(transcript, known),
    say: speak,
  }
}

function namesIn({ designs }: LoadedDesigns) {
  return {
    designs: designs.map(({ name }) => name),
    yarns: [...new Set(designs.flatMap(({ yarns }) => yarns.map(({ name }) => name)))],
  }
}
