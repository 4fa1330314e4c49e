import * as messages from '@nawl/messages/assistant'

/** Messages for the visitor, by reason. In every case the text field remains. */
export const SPEECH_INPUT_MESSAGES = {
  'microphone-refused': messages.microphoneRefused,
  'no-microphone': messages.noMicrophoneHere,
  'model-missing': messages.modelMissing,
  'not-supported': messages.recognitionNotSupported,
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
