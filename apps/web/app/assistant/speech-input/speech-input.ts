import type { SpeechInputError } from './speech-input-error.ts'

/** How far the ears are: nothing is heard before `listening`. */
export type SpeechInputState =
  | { readonly name: 'fetching'; /** 0…1 */ readonly share: number }
  | { readonly name: 'listening' }
  /** Somebody is speaking: whatever is being said aloud should stop. */
  | { readonly name: 'hearing' }
  /** They have ended, and their words are being made out. */
  | { readonly name: 'understanding' }
  /** Was open and is no longer; `failure` is absent when it was asked to close. */
  | { readonly name: 'closed'; readonly failure?: SpeechInputError }

export type SpeechInputListener = {
  /** What was said. Until `final` is true it is a first guess that the next call replaces. */
  readonly onWords: (text: string, final: boolean) => void
  /** How loud it is, 0…1, some thirty times a second. */
  readonly onLevel: (level: number) => void
  readonly onState: (state: SpeechInputState) => void
  /** Closes the ears; the microphone is off when its listeners have run. */
  readonly signal: AbortSignal
}

/** Resolves when they listen. Rejects with an `SpeechInputError`, or the signal's reason when it is aborted before. */
export type OpenSpeechInput = (listener: SpeechInputListener) => Promise<void>
