import * as messages from '@nawl/messages/assistant'
import { SPEECH_FILES } from '@nawl/contract/assistant/speech-files'

import { browserDesigns, type LoadedDesigns } from '../../catalogue/cards/load-designs.ts'
import type { Consent } from './provider.ts'
import type { Voice } from './voice.ts'

const MEGABYTES = Math.round(
  Object.values(SPEECH_FILES).reduce((bytes, file) => bytes + file.bytes, 0) / 1_000_000,
)

export const VOICE_CONSENT: Consent = {
  before: 'microphone',
  processor: 'device',
  text: messages.deviceConsent({ megabytes: MEGABYTES }),
}

/** Speech recognition and speech output on this device, loaded on demand. */
export async function deviceVoice(): Promise<Voice> {
  const [{ openSpeechInput }, browser, { correctBySound }, { shopVocabulary }, { speak }, words] =
    await Promise.all([
      import('../speech-input/open-speech-input.ts'),
      import('../speech-input/browser-recognition.ts'),
      import('../speech-input/phonetic-correction/phonetic-correction.ts'),
      import('../speech-input/phonetic-correction/shop-vocabulary.ts'),
      import('../speech-output/speak.ts'),
      browserDesigns(namesIn),
    ])
  const known = shopVocabulary(words.designs, words.yarns)
  const { openBrowserRecognition, hasBrowserRecognition, BROWSER_RECOGNITION_QUESTION } = browser
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
