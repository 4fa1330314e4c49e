import type { OpenSpeechInput } from '../speech-input/speech-input.ts'
import type { Snapped } from '../speech-input/phonetic-correction/phonetic-correction.ts'
import type { Said } from '../speech-output/speak.ts'

/** The ears and the mouth of the device one talks to. */
export type Voice = {
  readonly openSpeechInput: OpenSpeechInput
  /** Other ears, for where those do not work; they are opened only after a yes to what `disclosure` says. */
  readonly otherEars: { readonly openSpeechInput: OpenSpeechInput; readonly disclosure: string } | null
  /** A transcript with the shop's own words in it where it nearly has them. */
  readonly mend: (transcript: string) => Snapped
  readonly say: (text: string, options: { readonly signal: AbortSignal }) => Promise<Said>
}
