import type { SpeechInputError } from './speech-input-error.ts'

/** Progress of speech input; nothing is recorded before `listening`. */
export type SpeechInputState =
  | { readonly name: 'fetching'; /** 0…1 */ readonly share: number }
  | { readonly name: 'listening' }
  /** Speech began: spoken output should stop. */
  | { readonly name: 'hearing' }
  /** Speech ended and is being recognised. */
  | { readonly name: 'understanding' }
  /** No longer open; `failure` is absent if it was closed on request. */
  | { readonly name: 'closed'; readonly failure?: SpeechInputError }

export type SpeechInputListener = {
  /** Recognised words. Until `final` they are a guess that the next call replaces. */
  readonly onWords: (text: string, final: boolean) => void
  /** Input level, 0…1, about thirty times a second. */
  readonly onLevel: (level: number) => void
  readonly onState: (state: SpeechInputState) => void
  /** Closes the input; the microphone is off when its listeners have run. */
  readonly signal: AbortSignal
}

/** Resolves when listening. Rejects with a `SpeechInputError`, or the signal's reason if it is aborted before. */
export type OpenSpeechInput = (listener: SpeechInputListener) => Promise<void>
