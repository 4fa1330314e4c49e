import type { Point } from '@nawl/domain/room-plan/box'
import { clearances, type Dimension, reachesBeyond } from '@nawl/domain/room-plan/clearances'
import { type Piece, standingPiece } from '@nawl/domain/room-plan/piece'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import type { Unit } from '@nawl/domain/rug/sizes/size'

import { DimensionLine, dimensionText } from './dimension-line.tsx'
import { drawnLength } from './length-text.ts'

type MeasuredProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly toPicture: (point: Point) => Point
}

/** How far outside the walls their lengths stand, in pixels. */
const OUTSIDE = 26

/** How wide and how long the room is, outside of its walls. */
export function RoomSides({ plan, unit, toPicture, perMm }: MeasuredProps & { readonly perMm: number }) {
  const { widthMm, lengthMm } = plan.room
  const out = OUTSIDE / perMm
  const across = { from: { x: 0, y: -out }, to: { x: widthMm, y: -out }, mm: widthMm }
  const down = { from: { x: -out, y: 0 }, to: { x: -out, y: lengthMm }, mm: lengthMm }
  return (
    <>
      <DimensionLine {...across} text={drawnLength(widthMm, unit)} toPicture={toPicture} />
      <DimensionLine {...down} text={drawnLength(lengthMm, unit)} toPicture={toPicture} />
    </>
  )
}

type RugDimensionsProps = MeasuredProps & { readonly rug: PlacedRug; readonly target: Piece | undefined }

/** The bare floor round the rug, how far it reaches beyond its piece, and its size where nothing else is written. */
export function RugDimensions({ plan, rug, target, unit, toPicture }: RugDimensionsProps) {
  const lines = [
    ...clearances(plan, rug).map((line) => ({ ...line, className: '' })),
    ...(target ? reachesBeyond(target, rug).map((line) => ({ ...line, className: 'plan-reach' })) : []),
  ].map((line) => ({ ...line, text: drawnLength(line.mm, unit) }))
  const { left, top, right, bottom } = rug.box
  const size = `${drawnLength(right - left, unit)} × ${drawnLength(bottom - top, unit)}`
  const wide = size.length * SIZE_LETTER + 10
  const at = freePlace(plan, rug, { wide, lines, toPicture })
  return (
    <>
      {lines.map((line) => (
        <DimensionLine
          key={`${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y} ${line.className}`}
          {...line}
          toPicture={toPicture}
        />
      ))}
      {at && (
        <g className="plan-rug-size" aria-hidden>
          <rect x={at.x - wide / 2} y={at.y - SIZE_HIGH / 2} width={wide} height={SIZE_HIGH} />
          <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
            {size}
          </text>
        </g>
      )}
    </>
  )
}

/** About what a letter of the rug's size measures, and how high it stands, in pixels. */
const SIZE_LETTER = 8
const SIZE_HIGH = 22

type Beside = {
  readonly wide: number
  readonly lines: readonly (Dimension & { readonly text: string })[]
  readonly toPicture: MeasuredProps['toPicture']
}

/** The place on the rug nearest to its middle at which its size covers neither furniture nor a number; null if there is none. */
function freePlace(
  { pieces }: RoomPlan,
  { box }: PlacedRug,
  { wide, lines, toPicture }: Beside,
): Point | null {
  const [low, high] = [toPicture({ x: box.left, y: box.top }), toPicture({ x: box.right, y: box.bottom })]
  const covered = [
    ...pieces.flatMap((piece) => {
      const { outlines, chairs, night } = standingPiece(piece)
      return [...outlines, ...chairs, ...night].map(({ left, top, right, bottom }) =>
        corners(toPicture({ x: left, y: top }), toPicture({ x: right, y: bottom })),
      )
    }),
    ...lines.map((line) => {
      const { x, y, wide: long } = dimensionText(toPicture(line.from), toPicture(line.to), line.text)
      return corners({ x: x - long / 2, y: y - 14 }, { x: x + long / 2, y: y + 14 })
    }),
  ]
  const isFree = ({ x, y }: Point) =>
    covered.every(
      ([one, other]) =>
        x + wide / 2 < one.x ||
        x - wide / 2 > other.x ||
        y + SIZE_HIGH / 2 < one.y ||
        y - SIZE_HIGH / 2 > other.y,
    )
  const parts = Array.from({ length: 11 }, (_, place) => place / 10)
  const [from, to] = [
    { x: low.x + wide / 2 + 8, y: low.y + SIZE_HIGH },
    { x: high.x - wide / 2 - 8, y: high.y - SIZE_HIGH },
  ]
  if (from.x > to.x || from.y > to.y) return null
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }
  return (
    parts
      .flatMap((u) =>
        parts.map((v) => ({ x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * v })),
      )
      .toSorted((one, other) => awayFrom(middle, one) - awayFrom(middle, other))
      .find(isFree) ?? null
  )
}

/** The upper left and the lower right of something in the picture. */
const corners = (one: Point, other: Point): readonly [Point, Point] => [one, other]

const awayFrom = (middle: Point, { x, y }: Point) => Math.hypot(x - middle.x, y - middle.y)
