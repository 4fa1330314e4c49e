import type { Dimension } from '@nawl/domain/room-plan/clearances'
import type { Point } from '@nawl/domain/room-plan/box'

type DimensionLineProps = Dimension & {
  readonly text: string
  /** Where a point of the room lies in the picture. */
  readonly toPicture: (point: Point) => Point
  readonly className?: string
}

/** About what a letter of a dimension measures, in pixels. */
const LETTER = 7.2
const TICK = 4

/** Where the number of a dimension line stands, and how wide it is. */
export function dimensionText(one: Point, other: Point, text: string): Point & { readonly wide: number } {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const isAcross = Math.abs(other.x - one.x) > Math.abs(other.y - one.y)
  const long = Math.hypot(other.x - one.x, other.y - one.y)
  const wide = text.length * LETTER + 6
  if (isAcross ? long > wide + 4 : long > 20) return { ...middle, wide }
  // A number that is longer than its line stands beside it.
  return isAcross
    ? { x: middle.x, y: middle.y - 12, wide }
    : { x: middle.x + wide / 2 + 4, y: middle.y, wide }
}

/** A distance as on an architect's plan: a line between two strokes, its length on it. */
export function DimensionLine({ from, to, text, toPicture, className = '' }: DimensionLineProps) {
  const [one, other] = [toPicture(from), toPicture(to)]
  const { x, y, wide } = dimensionText(one, other, text)
  const ticks = [one, other].map((end) => `M${end.x - TICK} ${end.y + TICK}L${end.x + TICK} ${end.y - TICK}`)
  return (
    <g className={`plan-dimension ${className}`} aria-hidden>
      <path d={`M${one.x} ${one.y}L${other.x} ${other.y}${ticks.join('')}`} />
      <rect x={x - wide / 2} y={y - 8} width={wide} height="16" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
