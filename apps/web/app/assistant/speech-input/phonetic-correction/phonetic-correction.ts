import { COMMON_VOCABULARY } from './common-vocabulary.ts'
import { MISSED, soundLikeness } from './sound-likeness.ts'
import { soundOf } from './sound-of.ts'

export type Snapped = {
  readonly text: string
  readonly changes: readonly Change[]
  /** False if a change may be wrong: ask before acting on it. */
  readonly sure: boolean
}

export type Change = { readonly heard: string; readonly meant: string }

type Piece = { readonly start: number; readonly end: number; readonly heard: string }
type Match = Piece & { readonly meant: string; readonly likeness: number; readonly sure: boolean }

/** Minimum likeness for a correction. */
const LIKE = 0.89
/** From here on the correction is sure, if no other candidate comes close and the word is long enough. */
const SURE = 0.92
const CLOSE = 0.05
/** Words with fewer sounds are alike by chance: they must sound almost the same, and are always unsure. */
const TELLING = 5
/** A name may be heard as up to two more words than it has: Mashrabiya as "mash rabbi a". */
const MORE_WORDS = 2

/**
 * Corrects a transcript: whatever sounds like one of `words` becomes that word, spelt as given. `words` may consist
 * of several words each. Exact matches and everyday English stay as they are.
 */
export function correctBySound(transcript: string, words: readonly string[]): Snapped {
  const known = [...new Map(words.map((word) => [emailsOf(word), word])).entries()]
    .filter(([letters]) => letters !== '')
    .map(([letters, word]) => ({
      word,
      letters,
      sound: soundOf(letters),
      parts: word.split(/[\s-]+/).length,
    }))
  const most = Math.max(0, ...known.map(({ parts }) => parts)) + MORE_WORDS
  const pieces = piecesOf(transcript, most)
  const exact = pieces.filter(({ heard }) => known.some(({ letters }) => letters === emailsOf(heard)))
  const matches = pieces
    .filter((piece) => !isEveryday(piece))
    .flatMap((piece) => bestMatch(piece, known) ?? [])
    // Exact matches stay, unless they are part of a longer candidate: "modern try bull".
    .filter((match) => exact.every((other) => !overlap(match, other) || isPartOf(other, match)))
    .toSorted((p, q) => q.likeness - p.likeness || q.heard.length - p.heard.length)
  const chosen: Match[] = []
  for (const match of matches) if (!chosen.some((other) => overlap(match, other))) chosen.push(match)
  return {
    text: chosen.toSorted((p, q) => q.start - p.start).reduce(replaced, transcript),
    changes: chosen.toSorted((p, q) => p.start - q.start).map(({ heard, meant }) => ({ heard, meant })),
    sure: chosen.every(({ sure }) => sure),
  }
}

type Known = {
  readonly word: string
  readonly letters: string
  readonly sound: string
  readonly parts: number
}

function bestMatch(piece: Piece, known: readonly Known[]): Match | null {
  const sound = soundOf(piece.heard)
  const count = piece.heard.split(/[\s-]+/).length
  const [best, second] = known
    .filter(({ parts }) => count <= parts + MORE_WORDS && parts <= count + 1)
    .filter((one) => mayBeLike(sound, one.sound))
    .map((one) => ({ ...one, likeness: soundLikeness(sound, one.sound) }))
    .toSorted((p, q) => q.likeness - p.likeness)
  if (!best) return null
  const { word, likeness } = best
  const isTelling = best.sound.length >= TELLING
  if (likeness < LIKE) return null
  const sure = likeness >= (isTelling ? SURE : 1) && likeness - (second?.likeness ?? 0) >= CLOSE
  return { ...piece, meant: word, likeness, sure }
}

/** Words whose lengths differ more cannot be alike enough; this rules out most pairs cheaply. */
const mayBeLike = (p: string, q: string): boolean =>
  Math.abs(p.length - q.length) * MISSED <= (1 - LIKE) * Math.max(p.length, q.length)

/** Every sequence of up to `most` words, with its position. */
function piecesOf(transcript: string, most: number): readonly Piece[] {
  const tokens = [...transcript.matchAll(/\p{L}[\p{L}'’]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  return tokens.flatMap(({ start }, i) =>
    tokens
      .slice(i, i + most)
      .map(({ end }) => ({ start, end, heard: transcript.slice(start, end) }))
      // A number or a full stop always separates words.
      .filter(({ heard }) => !/[^\p{L}\s'’-]/u.test(heard)),
  )
}

function isEveryday({ heard }: Piece): boolean {
  return heard
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s-]+/)
    .every((word) => COMMON_VOCABULARY.has(word))
}

const emailsOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')

function isPartOf({ heard }: Piece, { meant }: Match): boolean {
  const [part, whole] = [emailsOf(heard), emailsOf(meant)]
  return part.length < whole.length && whole.includes(part)
}

const overlap = (p: Piece, q: Piece): boolean => p.start < q.end && q.start < p.end

const replaced = (text: string, { start, end, meant }: Match): string =>
  text.slice(0, start) + meant + text.slice(end)
