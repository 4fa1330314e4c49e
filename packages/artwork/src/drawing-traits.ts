import measured from './drawing-traits.json' with { type: 'json' }
import type { DrawingTraits } from './survey/measure-drawing.ts'

type DesignKey = { readonly collection: string; readonly id: string }

/**
 * The measured traits of a design's drawing; null if the design is not in the catalogue. Read from a file because
 * measuring all of them takes about twenty seconds.
 */
export function drawingTraits({ collection, id }: DesignKey): DrawingTraits | null {
  return traitsByKey.get(`${collection}/${id}`) ?? null
}

const traitsByKey = new Map<string, DrawingTraits>(Object.entries(measured))
