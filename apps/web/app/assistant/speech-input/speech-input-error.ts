/** Why nothing is heard, and what is said about it. Each leaves the text field. */
export const SPEECH_INPUT_MESSAGES = {
  'microphone-refused':
    'The microphone is not allowed on this page. You can allow it beside the address and try again, or type instead.',
  'no-microphone': 'There is no microphone here that we could use. Please type instead.',
  'model-missing': 'What understands speech could not be fetched. Please try again later, or type instead.',
  'not-supported': 'This browser cannot understand speech by itself. Please type instead.',
} as const

export type SpeechInputErrorReason = keyof typeof SPEECH_INPUT_MESSAGES

/** Thrown when the ears cannot be opened or have gone. `message` is for people. */
export class SpeechInputError extends Error {
  override readonly name = 'SpeechInputError'
  readonly reason: SpeechInputErrorReason

  constructor(reason: SpeechInputErrorReason, options?: ErrorOptions) {
    super(SPEECH_INPUT_MESSAGES[reason], options)
    this.reason = reason
  }
}
