import { makePileField, type PileField } from './pile-field.ts'

/** A field that is at least as large as the rug, of which the upper left part is used. */
export type PileFieldStore = (width: number, height: number, scale: 1 | 2, seed: number) => PileField

/** Number of different fields per rug size. Nobody can tell more than eight apart. */
const KINDS = 8
/** Fields are made in steps of this many pixels of the 1× picture: whoever drags a side needs no other field for each width. */
const STEP = 200
/** Maximum number of cached fields, at two to ten megabytes each. */
const SHELF_LENGTH = 16

/** A cache of pile fields by size: making one costs more than tufting with it. A seed selects one of a few kinds. */
export function pileFieldStore(): PileFieldStore {
  const shelf = new Map<string, PileField>()
  return (width, height, scale, seed) => {
    const kind = seed % KINDS
    const inSteps = (side: number) => Math.ceil(side / STEP / scale) * STEP * scale
    const [wide, high] = [inSteps(width), inSteps(height)]
    const key = `${wide} ${high} ${scale} ${kind}`
    const sheet = shelf.get(key) ?? makePileField(wide, high, scale, kind + 1)
    // Reinserted last, so that the first is the least recently used.
    shelf.delete(key)
    shelf.set(key, sheet)
    for (const oldest of shelf.keys()) if (shelf.size > SHELF_LENGTH) shelf.delete(oldest)
    return sheet
  }
}
