import measured from './drawing-traits.json' with { type: 'json' }
import type { DrawingTraits } from './survey/measure-drawing.ts'

type DesignKey = { readonly collection: string; readonly id: string }

/** The traits of a design in the catalogue, else null. Stored, because measuring all takes twenty seconds. */
export function drawingTraits({ collection, id }: DesignKey): DrawingTraits | null {
  return traitsByKey.get(`${collection}/${id}`) ?? null
}

const traitsByKey = new Map<string, DrawingTraits>(Object.entries(measured))
