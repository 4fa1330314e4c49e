import type { OpenSpeechInput } from '../speech-input/speech-input.ts'
import type { Snapped } from '../speech-input/phonetic-correction/phonetic-correction.ts'
import type { Said } from '../speech-output/speak.ts'

/** Speech recognition and speech output of the device. */
export type Voice = {
  readonly openSpeechInput: OpenSpeechInput
  /** A fallback recogniser; opened only after a yes to `question`. */
  readonly otherEars: { readonly openSpeechInput: OpenSpeechInput; readonly question: string } | null
  /** Corrects a transcript to the shop's own words where they sound alike. */
  readonly mend: (transcript: string) => Snapped
  readonly say: (text: string, options: { readonly signal: AbortSignal }) => Promise<Said>
}
