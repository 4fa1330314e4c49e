const UNSPEAKABLE = ['`', '](', '{"'] as const

/**
 * A sentence without the emphasis, headings and bullets of Markdown; null where it has what cannot be read aloud: code,
 * tables, pictures, links, HTML.
 */
export function plainSentence(written: string): string | null {
  if (UNSPEAKABLE.some((mark) => written.includes(mark)) || /<\/?[a-z]/i.test(written)) return null
  if (/^[|{}]/.test(written.trim())) return null
  return written
    .replaceAll(/\[\d{1,2}\]/g, '')
    .trim()
    .replace(/^(?:#{1,6}|[-*•]|>)\s+/, '')
    .replaceAll(/(\*\*|__)(?=\S)([^*_]*\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?=\S)([^*_]*\S)[*_](?![\w*])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.!?؟](?:\s|$))/g, '')
    .trim()
}

/** Splits what has come of a text into finished sentences and the rest. */
export function finishedSentences(text: string): {
  readonly sentences: readonly string[]
  readonly rest: string
} {
  // A number before the full stop may be that of a list: "1. Wool".
  const parts = text.split(/(?<=(?<!(?:^|\s)\d{1,2})[.!?؟…]["”’»)]{0,2}(?:\s?\[\d{1,2}\])?)\s+(?!\[\d)|\n+/)
  const rest = parts.pop() ?? ''
  return { sentences: parts.filter((part) => part.trim() !== ''), rest }
}
