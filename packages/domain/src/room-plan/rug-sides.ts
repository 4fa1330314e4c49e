import { RUNNER_RATIO, type Shape } from '../rug/shape.ts'
import type { Unit } from '../rug/sizes/size.ts'
import { type UsualSize, usualSizes } from '../rug/sizes/usual-sizes.ts'
import type { PlacedRug } from './room-plan.ts'

const MM = { cm: 10, ft: 304.8 } as const satisfies Record<Unit, number>

/** A rug of a plan as the shop measures it: its shorter side first, as designs are drawn. */
export type RugSides = {
  readonly shape: Shape
  readonly width: string
  readonly length: string
  readonly unit: Unit
}

/** The shape and the sides of a rug on a plan. */
export function rugSides({ isRound, box }: PlacedRug, unit: Unit): RugSides {
  const sides = [box.right - box.left, box.bottom - box.top].map((mm) => Number((mm / MM[unit]).toFixed(2)))
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  return { shape: shapeOf(isRound, short, long), width: String(short), length: String(long), unit }
}

function shapeOf(isRound: boolean, short: number, long: number): Shape {
  if (isRound) return 'round'
  return short === long ? 'square' : long / short >= RUNNER_RATIO ? 'runner' : 'rectangle'
}

/** The usual sizes next to a rug: one that is smaller and one that is larger, as far as there are any. */
export function nextUsualSizes(
  rug: PlacedRug,
  unit: Unit,
): readonly (UsualSize & { readonly short: number; readonly long: number })[] {
  const { shape, width, length } = rugSides(rug, unit)
  const area = Number(width) * Number(length)
  const all = usualSizes(shape, unit, true).map((size) => {
    const [across, along] = [
      Number(size.width),
      shape === 'round' || shape === 'square' ? Number(size.width) : Number(size.length),
    ]
    return { ...size, short: across * MM[unit], long: along * MM[unit], area: across * along }
  })
  const others = all
    .filter((size) => Math.abs(size.area - area) > 1e-6)
    .toSorted((one, other) => one.area - other.area)
  const smaller = others.findLast((size) => size.area < area)
  const larger = others.find((size) => size.area > area)
  return [smaller, larger].filter((size) => size !== undefined)
}
