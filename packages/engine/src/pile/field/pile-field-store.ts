import { makePileField, type PileField } from './pile-field.ts'

export type PileFieldStore = (width: number, height: number, scale: 1 | 2, seed: number) => PileField

/** Different marks of hand and foot a size of rug can bear. Eight are more than anybody tells apart. */
const KINDS = 8
/** Sheets kept, at two to ten megabytes each. */
const SHELF_LENGTH = 16

/**
 * Sheets by size, each made once: making one costs more than tufting with it. Any seed will do,
 * it picks one of a few kinds.
 */
export function pileFieldStore(): PileFieldStore {
  const shelf = new Map<string, PileField>()
  return (width, height, scale, seed) => {
    const kind = seed % KINDS
    const key = `${width} ${height} ${scale} ${kind}`
    const sheet = shelf.get(key) ?? makePileField(width, height, scale, kind + 1)
    // Put back last, so that the first is the one not asked for longest.
    shelf.delete(key)
    shelf.set(key, sheet)
    for (const oldest of shelf.keys()) if (shelf.size > SHELF_LENGTH) shelf.delete(oldest)
    return sheet
  }
}
