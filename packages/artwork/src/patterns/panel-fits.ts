import { type Field, fieldOf } from '../field.ts'
import { fitSide, type Give, longest } from './giving.ts'

/** Where a drawing gives along both of its sides. */
export type Gives = { readonly across: Give; readonly down: Give }

/** A side of a base, as a panel shows it. */
export type Side = {
  /** Its length, and how much of that a panel does not show: in cm of the base, or of the panel if it gives. */
  readonly length: number
  readonly spare: number
  /** Where a centimetre of the panel lies on the base, if the shown part begins at `from`. */
  readonly placeOf: (at: number, from: number) => number
}

/** The base at the height that fills the panel, as near as the drawing composes itself for. */
export function asHigh(
  base: Field,
  across: number,
  down: number,
  least: number,
  [lowest, highest]: readonly [number, number],
) {
  const height = Math.min(highest, Math.max(lowest, down / Math.max(across / base.width, least)))
  return fieldOf('rectangle', { width: base.width, height }, 0.5)
}

/** How a base lies on a panel. */
export type Fit = {
  /** Centimetres of the field per centimetre of the base, where it does not give. */
  readonly zoom: number
  readonly sides: readonly [across: Side, down: Side]
  /** The logarithm of how much larger the base is than what a panel shows of it. */
  readonly lost: number
  /** What giving costs. */
  readonly strain: number
}

/** Similar to the drawing. */
export function asDrawn(base: Field, zoom: number, across: number, down: number): Fit {
  const side = (length: number, panel: number): Side => ({
    length,
    spare: length - panel / zoom,
    placeOf: (at, from) => from + at / zoom,
  })
  const lost = -Math.log((across * down) / (zoom * zoom * base.width * base.height))
  return {
    zoom,
    sides: [side(base.width, across), side(base.height, down)],
    lost,
    strain: 0,
  }
}

const ZOOMS = 10

/** Scales of the stiff parts that are tried: the least one with which the drawing covers the panel, and larger ones. */
export function zoomsFor(
  base: Field,
  { across: x, down: y }: Gives,
  across: number,
  down: number,
  least: number,
) {
  const smallest = Math.max(across / longest(base.width, x), down / longest(base.height, y), least)
  const largest = Math.max(smallest, across / base.width, down / base.height)
  return Array.from({ length: ZOOMS }, (_, k) => smallest * (largest / smallest) ** (k / (ZOOMS - 1)))
}

/** Similar to the drawing where that is stiff, and stretched or squeezed where it gives. */
export function giving(base: Field, gives: Gives, zoom: number, across: number, down: number): Fit {
  const [x, y] = [
    fitSide(base.width, gives.across, zoom, across),
    fitSide(base.height, gives.down, zoom, down),
  ]
  const side = (whole: number, panel: number, place: (cm: number) => number): Side => ({
    length: whole,
    spare: whole - panel,
    placeOf: (at, from) => place(at + from),
  })
  return {
    zoom,
    sides: [side(x.whole, across, x.placeOf), side(y.whole, down, y.placeOf)],
    lost: Math.log((x.whole * y.whole) / (across * down)),
    strain: STRAIN * (x.strain ** 2 + y.strain ** 2),
  }
}

/** What it costs that a side gives as far as it may. */
const STRAIN = 0.2
