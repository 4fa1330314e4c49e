import bidiFactory from 'bidi-js'

// Its types describe the ES module; Node loads the other, whose export is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

export type Direction = 'ltr' | 'rtl'
/** Part of a line that runs in one direction. `text` is in the order of reading, with its brackets mirrored. */
export type Piece = { readonly text: string; readonly direction: Direction }

/** Marks of direction (Unicode TR 9), which are not drawn. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/

/** Whether a line has letters or marks that concern its direction. */
export const hasDirection = (text: string): boolean =>
  text.search(RIGHT_TO_LEFT) >= 0 || text.search(MARKS) >= 0

/** A text for searching and copying. */
export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '')

/** Where a text begins by its first letter: `ltr` without a letter. */
export function directionOf(text: string): Direction {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/**
 * The pieces of a line as the eye finds them, from left to right (Unicode TR 9). `direction` is the line's own, in
 * which its first piece is at the left or at the right.
 */
export function piecesOf(line: string, direction: Direction): readonly Piece[] {
  const levels = bidi.getEmbeddingLevels(line, direction)
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const pieces: { indices: number[]; direction: Direction }[] = []
  for (const index of bidi.getReorderedIndices(line, levels)) {
    if (withoutMarks(line[index] ?? '') === '') continue
    const runs = (levels.levels[index] ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
    const last = pieces.at(-1)
    if (last?.direction === runs) last.indices.push(index)
    else pieces.push({ indices: [index], direction: runs })
  }
  return pieces.map(({ indices, direction: runs }) => ({
    text: (runs === 'rtl' ? indices.toReversed() : indices)
      .map((index) => mirrored.get(index) ?? line[index] ?? '')
      .join(''),
    direction: runs,
  }))
}
