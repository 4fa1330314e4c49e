import { browserRecognition } from '@nawl/messages/assistant'
import { LANGUAGE } from '@nawl/messages/language'

import { SpeechInputError, type SpeechInputErrorReason } from './speech-input-error.ts'
import type { SpeechInputListener } from './speech-input.ts'

/** Asks for consent first: unlike ours, the browser's recognition may send sound to a server. */
export const BROWSER_RECOGNITION_QUESTION = browserRecognition

/** The variety of the page's language to listen for. */
const SPOKEN = { en: 'en-GB', ar: 'ar-AE' }[LANGUAGE.code]

// The parts of the Web Speech API in use; TypeScript's DOM library does not declare it.
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
}
type Results = Event & {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}
type Scope = { readonly [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recognition }

const FAILURES: Readonly<Record<string, SpeechInputErrorReason>> = {
  'not-allowed': 'microphone-refused',
  'audio-capture': 'no-microphone',
  network: 'model-missing',
}
/** Recognition ends by itself after a pause, which is not a failure, and is reopened. */
const PAUSES: ReadonlySet<string> = new Set(['no-speech', 'aborted'])

/** Whether this browser has speech recognition. */
export function hasBrowserRecognition(): boolean {
  return recognitionOf(globalThis as Scope) !== undefined
}

/**
 * Opens the browser's own recognition, when ours failed and the visitor said yes to `BROWSER_RECOGNITION_QUESTION`.
 * It reports no level. Rejects with a `SpeechInputError`, or the signal's reason.
 */
export function openBrowserRecognition(listener: SpeechInputListener): Promise<void> {
  const { onState, signal } = listener
  signal.throwIfAborted()
  const Recognizing = recognitionOf(globalThis as Scope)
  if (!Recognizing) return Promise.reject(new SpeechInputError('not-supported'))
  const recognition = new Recognizing()
  Object.assign(recognition, { lang: SPOKEN, continuous: true, interimResults: true })
  recognition.addEventListener('speechstart', () => onState({ name: 'hearing' }))
  recognition.addEventListener('speechend', () => onState({ name: 'understanding' }))
  recognition.addEventListener('result', (event) => tellWords(event as Results, listener))

  return new Promise((resolve, reject) => {
    let failure: SpeechInputError | undefined
    recognition.addEventListener('start', () => {
      onState({ name: 'listening' })
      resolve()
    })
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error: string }
      if (!PAUSES.has(error))
        failure = new SpeechInputError(FAILURES[error] ?? 'not-supported', { cause: error })
    })
    recognition.addEventListener('end', () => {
      if (!failure && !signal.aborted) return recognition.start()
      onState(failure ? { name: 'closed', failure } : { name: 'closed' })
      reject(failure ?? (signal.reason as Error)) // the abort reason
    })
    signal.addEventListener('abort', () => recognition.abort())
    recognition.start()
  })
}

function recognitionOf({ SpeechRecognition, webkitSpeechRecognition }: Scope) {
  return SpeechRecognition ?? webkitSpeechRecognition
}

function tellWords({ resultIndex, results }: Results, { onWords, onState }: SpeechInputListener): void {
  for (const result of Array.from(results).slice(resultIndex)) {
    onWords(result[0]?.transcript.trim() ?? '', result.isFinal)
    if (result.isFinal) onState({ name: 'listening' })
  }
}
