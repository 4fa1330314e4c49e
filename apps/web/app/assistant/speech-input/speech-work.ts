/** Messages from the page to the recognition worker: load, then one per utterance. */
export type SpeechQuestion =
  | { readonly ask: 'get ready' }
  | { readonly ask: 'words'; readonly id: number; readonly samples: Float32Array }

export type SpeechAnswer =
  | { readonly said: 'fetched'; /** 0…1 */ readonly share: number }
  | { readonly said: 'ready' }
  | { readonly said: 'words'; readonly id: number; readonly text: string }
  | { readonly said: 'failed'; readonly reason: 'model-missing' | 'not-supported'; readonly detail: string }
