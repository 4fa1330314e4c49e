/** Why nothing is heard, and what is said about it. Each leaves the text field. */
export const EARS_SENTENCES = {
  'microphone-refused':
    'The microphone is not allowed on this page. You can allow it beside the address and try again, or type instead.',
  'no-microphone': 'There is no microphone here that we could use. Please type instead.',
  'model-missing': 'What understands speech could not be fetched. Please try again later, or type instead.',
  'not-supported': 'This browser cannot understand speech by itself. Please type instead.',
} as const

export type EarsFailureReason = keyof typeof EARS_SENTENCES

/** Thrown when the ears cannot be opened or have gone. `message` is for people. */
export class EarsFailure extends Error {
  override readonly name = 'EarsFailure'
  readonly reason: EarsFailureReason

  constructor(reason: EarsFailureReason, options?: ErrorOptions) {
    super(EARS_SENTENCES[reason], options)
    this.reason = reason
  }
}
