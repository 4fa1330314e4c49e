import type { Field } from './field.ts'
import { oncePerField } from './patterns/fields/once-per-field.ts'

/** A drawing on one field: the yarn at a point. `row`, if it has one, fills in the yarns of a whole row, which is faster. */
export type Drawing = ((x: number, y: number) => number) & {
  /** The yarns at all `xs` in row `y`, to `yarns` from `from` on. */
  readonly row?: (xs: Float64Array, y: number, yarns: Uint8Array, from: number) => void
}

/** A drawing on any field. `on`, if it has it, gives the drawing on one, for whoever draws all of it. */
export type Draw = ((x: number, y: number, field: Field) => number) & {
  readonly on?: (field: Field) => Drawing
}

/** A drawing that is made anew for each field. */
export function drawnOn(make: (field: Field) => Drawing): Draw {
  const on = oncePerField(make)
  return Object.assign((x: number, y: number, field: Field) => on(field)(x, y), { on })
}

/** The drawing on a field. */
export const drawingOn = (draw: Draw, field: Field): Drawing =>
  draw.on?.(field) ?? ((x, y) => draw(x, y, field))
