import type { Point, Turn } from '@nawl/domain/room-plan/box'
import { boundsOf, type Piece } from '@nawl/domain/room-plan/piece'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'
import { useRef } from 'react'

import { useWidth } from '../../ui/use-width.ts'
import { bothText, lengthText } from './length-text.ts'
import { pieceKey } from './piece-key.ts'
import { PieceBeside, PieceShape } from './piece-shape.tsx'
import { RoomSides, RugDimensions } from './plan-dimensions.tsx'
import { MARGIN, planScale } from './plan-scale.ts'
import { RoomOutline } from './room-outline.tsx'
import { useMoves } from './use-moves.ts'

/** Pixels of the column until hydration. */
const ESTIMATE = 720

type PlanDrawingProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly rug: PlacedRug | null
  /** The piece that the rug is for, of which the distances to its edges are drawn. */
  readonly target: Piece | undefined
  readonly chosen: string | null
  readonly nameOf: (piece: Piece) => string
  readonly onChoose: (id: string) => void
  readonly onMovePiece: (id: string, middle: Point) => void
  readonly onTurn: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onMoveRug: (corner: Point) => void
}

/** The room from above, to scale, with what stands in it and the rug, all of which are dragged or moved by keys. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, unit, rug, target } = props
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const width = useWidth(frame, ESTIMATE)
  const { height, left, perMm } = planScale(plan.room, width)
  const toPicture = ({ x, y }: Point): Point => ({ x: left + x * perMm, y: MARGIN + y * perMm })
  const mmPerPixel = () => {
    const shown = picture.current?.getBoundingClientRect().width ?? width
    return width / Math.max(shown, 1) / perMm
  }
  const shared = { unit, mmPerPixel, perMm }
  const size = bothText(plan.room.widthMm, plan.room.lengthMm, unit)
  return (
    <div ref={frame} className="plan-frame" dir="ltr">
      <svg
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="group"
        aria-label={messages.planOf({ size })}
        className="plan-picture"
      >
        <g transform={`translate(${left} ${MARGIN}) scale(${perMm})`}>
          <RoomOutline room={plan.room} doorway={plan.doorway} perMm={perMm} />
          {rug && <RugOnPlan {...shared} rug={rug} onMove={props.onMoveRug} />}
          {plan.pieces.map((piece) => (
            <PieceOnPlan
              key={piece.id}
              {...shared}
              piece={piece}
              name={props.nameOf(piece)}
              isChosen={piece.id === props.chosen}
              onChoose={() => props.onChoose(piece.id)}
              onMove={(middle) => props.onMovePiece(piece.id, middle)}
              onTurn={() => props.onTurn(piece.id)}
              onRemove={() => props.onRemove(piece.id)}
            />
          ))}
        </g>
        <RoomSides plan={plan} unit={unit} toPicture={toPicture} perMm={perMm} />
        {rug && <RugDimensions plan={plan} rug={rug} target={target} unit={unit} toPicture={toPicture} />}
      </svg>
    </div>
  )
}

type Placed = { readonly unit: Unit; readonly mmPerPixel: () => number; readonly perMm: number }

type PieceOnPlanProps = Placed & {
  readonly piece: Piece
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onMove: (middle: Point) => void
  readonly onTurn: () => void
  readonly onRemove: () => void
}

/** Fingers need this many pixels. */
const TARGET = 44

function PieceOnPlan({
  piece,
  name,
  isChosen,
  onChoose,
  onMove,
  onTurn,
  onRemove,
  perMm,
  ...placed
}: PieceOnPlanProps) {
  const moves = useMoves({
    ...placed,
    at: { x: piece.xMm, y: piece.yMm },
    onMove,
    onTaken: onChoose,
    onKey: (event) => {
      const wish = pieceKey(event)
      if (wish === 'turn') onTurn()
      if (wish === 'remove') onRemove()
      return wish !== null
    },
  })
  const box = boundsOf(piece)
  const { unit } = placed
  const [wide, long] = [box.right - box.left, box.bottom - box.top]
  const [widest, longest] = [Math.max(wide, TARGET / perMm), Math.max(long, TARGET / perMm)]
  return (
    <g className="plan-piece" data-chosen={isChosen || undefined}>
      <PieceBeside piece={piece} />
      <g
        transform={`translate(${piece.xMm} ${piece.yMm}) rotate(${DEGREES[piece.turn]})`}
        className="plan-shape"
      >
        <PieceShape piece={piece} />
      </g>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native control moves in two directions */}
      <rect
        {...moves}
        x={piece.xMm - widest / 2}
        y={piece.yMm - longest / 2}
        width={widest}
        height={longest}
        role="application"
        aria-roledescription={messages.pieceToMove}
        aria-label={messages.pieceAt({
          piece: name,
          size: bothText(wide, long, unit),
          left: lengthText(box.left, unit),
          top: lengthText(box.top, unit),
        })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move it
        tabIndex={0}
        className="plan-grip"
        onFocus={onChoose}
      />
    </g>
  )
}

const DEGREES = [0, 90, 180, 270] as const satisfies Record<Turn, number>

type RugOnPlanProps = Placed & { readonly rug: PlacedRug; readonly onMove: (corner: Point) => void }

function RugOnPlan({ rug, onMove, perMm: _, ...placed }: RugOnPlanProps) {
  const { left, top, right, bottom } = rug.box
  const moves = useMoves({ ...placed, at: { x: left, y: top }, onMove })
  const { unit } = placed
  const round = rug.isRound ? (right - left) / 2 : 0
  const inner = 60
  return (
    <g className="plan-rug">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={round} />
      <rect
        x={left + inner}
        y={top + inner}
        width={right - left - 2 * inner}
        height={bottom - top - 2 * inner}
        rx={Math.max(0, round - inner)}
        className="plan-rug-border"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native control moves in two directions */}
      <rect
        {...moves}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={round}
        role="application"
        aria-roledescription={messages.rugToMove}
        aria-label={messages.rugAt({
          size: bothText(right - left, bottom - top, unit),
          left: lengthText(left, unit),
          top: lengthText(top, unit),
        })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move it
        tabIndex={0}
        className="plan-grip"
      />
    </g>
  )
}
