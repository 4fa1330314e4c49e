/** Maximum letters per piece: voices of some browsers stop in the middle of longer ones. */
const LONGEST = 180

/** Splits a text into sentences for speech, and long ones at commas or else between words. */
export function sentencesOf(text: string): readonly string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => (sentence.length <= LONGEST ? [sentence] : shorter(sentence)))
}

function shorter(sentence: string): readonly string[] {
  const start = sentence.slice(0, LONGEST)
  const comma = Math.max(...[', ', '; ', ': ', '، ', '؛ '].map((mark) => start.lastIndexOf(mark)))
  const end = comma > 0 ? comma + 1 : start.lastIndexOf(' ')
  const cut = end > 0 ? end : LONGEST
  const rest = sentence.slice(cut).trim()
  const head = sentence.slice(0, cut).trim()
  return rest.length <= LONGEST ? [head, rest].filter(Boolean) : [head, ...shorter(rest)]
}
