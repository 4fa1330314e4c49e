/** Messages for the visitor, by reason. In every case the text field remains. */
export const SPEECH_INPUT_MESSAGES = {
  'microphone-refused':
    'The microphone is not allowed on this page. You can allow it beside the address and try again, or type instead.',
  'no-microphone': 'There is no microphone here that we could use. Please type instead.',
  'model-missing': 'What understands speech could not be fetched. Please try again later, or type instead.',
  'not-supported': 'This browser cannot understand speech by itself. Please type instead.',
} as const

export type SpeechInputErrorReason = keyof typeof SPEECH_INPUT_MESSAGES

/** Thrown when speech input cannot be opened or was lost. `message` is for the visitor. */
export class SpeechInputError extends Error {
  override readonly name = 'SpeechInputError'
  readonly reason: SpeechInputErrorReason

  constructor(reason: SpeechInputErrorReason, options?: ErrorOptions) {
    super(SPEECH_INPUT_MESSAGES[reason], options)
    this.reason = reason
  }
}
