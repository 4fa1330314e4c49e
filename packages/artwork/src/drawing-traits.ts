import measured from './drawing-traits.json' with { type: 'json' }
import type { DrawingTraits } from './survey/measure-drawing.ts'

type Named = { readonly collection: string; readonly id: string }

/**
 * What the drawing of a design is like; null for one that is not in the catalogue. Read from a file, because
 * measuring all of them takes some twenty seconds.
 */
export function drawingTraits({ collection, id }: Named): DrawingTraits | null {
  return byName.get(`${collection}/${id}`) ?? null
}

const byName = new Map<string, DrawingTraits>(Object.entries(measured))
