import { diffWords } from 'diff'

/** A text, number or switch within a document that is another one in the other value; an absent one is empty. */
export type ValueChange = { readonly path: string; readonly before: string; readonly after: string }

/** What differs between two JSON values, by path. */
export function valueChanges(before: unknown, after: unknown): readonly ValueChange[] {
  const [old, next] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const change = { path, before: old.get(path) ?? '', after: next.get(path) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

function leaves(value: unknown, path = '', found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (value === null || value === undefined) return found
  if (typeof value !== 'object') return found.set(path, `${value as string | number | boolean}`)
  // A list of words is one text to its writer.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return found.set(path, value.join(', '))
  for (const [name, one] of Object.entries(value)) leaves(one, path === '' ? name : `${path}.${name}`, found)
  return found
}

export type DifferencePart = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** Characters of what stays the same around a change. */
const AROUND = 60
/** Texts that have little in common take long, and say nothing word by word. */
const TIMEOUT_MS = 800

/** Two texts as one, word by word in any script, without most of what stays the same. */
export function textDifference({ before, after }: Omit<ValueChange, 'path'>): readonly DifferencePart[] {
  const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const parts = diffWords(before, after, { intlSegmenter, timeout: TIMEOUT_MS })
  if (!parts) return [gone(before), added(after)]
  return parts.map(({ value, added: isNew, removed }, n) =>
    removed ? gone(value) : isNew ? added(value) : same(value, n === 0, n === parts.length - 1),
  )
}

const gone = (text: string): DifferencePart => ({ kind: 'gone', text })
const added = (text: string): DifferencePart => ({ kind: 'new', text })

function same(text: string, isFirst: boolean, isLast: boolean): DifferencePart {
  if (text.length <= 2 * AROUND + 3) return { kind: 'same', text }
  const start = isFirst ? '' : text.slice(0, AROUND)
  const end = isLast ? '' : text.slice(-AROUND)
  return { kind: 'same', text: `${start} … ${end}` }
}
