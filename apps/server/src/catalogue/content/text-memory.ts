import type { LanguageCode } from '@nawl/messages/languages'

import type { TextFile } from './text-source.ts'
import { knownFacts } from './with-facts.ts'

/** Renders a text, or answers what it was rendered as before. */
export type RenderOnce = <T>(text: TextFile, render: () => T) => T

/** Renders a text at each call. */
export const renderAnew: RenderOnce = (_text, render) => render()

/**
 * Remembers what texts were rendered as, so that a publication costs only the texts that it changes: themselves, or a
 * fact in them. What a reading does not ask for is forgotten after it.
 */
export function textMemory() {
  let before = new Map<string, unknown>()
  let now = new Map<string, unknown>()
  return {
    /** Begins another reading. */
    begin: () => {
      before = now
      now = new Map()
    },
    inLanguage: (language: LanguageCode): RenderOnce => {
      const facts = JSON.stringify(knownFacts(language))
      return <T>({ file, text, english }: TextFile, render: () => T): T => {
        const key = JSON.stringify([language, facts, file, text, text === english ? null : english])
        const value = before.has(key) ? (before.get(key) as T) : render()
        now.set(key, value)
        return value
      }
    },
  }
}
