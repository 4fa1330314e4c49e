import type { Turn } from '@nawl/domain/room-plan/box'
import { withChangedPiece, withPiece } from '@nawl/domain/room-plan/change-plan'
import { pieceIsInTheWay } from '@nawl/domain/room-plan/judge-rug'
import type { Piece } from '@nawl/domain/room-plan/piece'
import { proposeRug, targetsOf, WHOLE_ROOM } from '@nawl/domain/room-plan/propose-rug'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import { UNITS } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'
import { useMemo, useState } from 'react'

import { Segment } from '../../ui/forms/segment.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { lengthText, rugText } from './length-text.ts'
import { PieceFields } from './piece-fields.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import { atWall } from './at-wall.ts'
import type { PlannedDesign } from './room-plan.route.tsx'
import { DoorwayFields, RoomFields } from './room-fields.tsx'
import { STEPS } from './use-moves.ts'
import { useSavedPlan } from './use-saved-plan.ts'

type RoomPlanPageProps = {
  readonly designs: readonly PlannedDesign[]
  /** Address of the design to begin with. */
  readonly wanted: string | undefined
}

/** A room by its measures: its plan, what is typed of it, and the rug that belongs there. */
export function RoomPlanPage({ designs, wanted }: RoomPlanPageProps) {
  const [saved, change] = useSavedPlan()
  const [chosen, setChosen] = useState<string | null>(null)
  const { plan, unit, rug: ownRug } = saved
  const target = targetsOf(plan).includes(saved.target) ? saved.target : (targetsOf(plan)[0] ?? WHOLE_ROOM)
  const proposal = useMemo(() => proposeRug(plan, target, unit), [plan, target, unit])
  const rug = ownRug ?? (proposal.ok ? proposal.rug : null)
  const setPlan = (next: RoomPlan) => change((before) => ({ ...before, plan: next }))
  const setRug = (next: PlacedRug | null) => change((before) => ({ ...before, rug: next }))
  const changePiece = (id: string, changed: Partial<Piece>) => setPlan(withChangedPiece(plan, id, changed))
  const turn = (id: string) => {
    const piece = plan.pieces.find((one) => one.id === id)
    if (piece) changePiece(id, { turn: ((piece.turn + 1) % 4) as Turn })
  }
  const remove = (id: string) => {
    setChosen(null)
    setPlan({ ...plan, pieces: plan.pieces.filter((piece) => piece.id !== id) })
  }
  const nameOf = (piece: Piece) => pieceName(plan, piece)
  const targeted = plan.pieces.find(({ id }) => id === target)
  const inTheWay = plan.pieces.filter((piece) => pieceIsInTheWay(plan, piece))
  const [step, stride] = STEPS[unit]
  return (
    <div className="room-plan">
      <section aria-labelledby="plan-room" className="plan-tools-first">
        <RoomFields plan={plan} unit={unit} onChange={setPlan}>
          <Segment
            label={messages.units}
            name="plan-unit"
            options={UNITS.map((value) => ({
              value,
              text: value === 'cm' ? messages.centimetres : messages.feet,
            }))}
            value={unit}
            onChange={(value) => change((before) => ({ ...before, unit: value, rug: null }))}
          />
        </RoomFields>
      </section>
      <section aria-label={messages.plan} className="plan-paper">
        <PlanDrawing
          plan={plan}
          unit={unit}
          rug={rug}
          target={targeted}
          chosen={chosen}
          nameOf={nameOf}
          onChoose={setChosen}
          onMovePiece={(id, middle) => {
            const piece = plan.pieces.find((one) => one.id === id)
            if (piece) changePiece(id, atWall(plan.room, piece, middle))
          }}
          onTurn={turn}
          onRemove={remove}
          onMoveRug={({ x, y }) => rug && setRug(movedRug(rug, x, y))}
        />
        <p className="plan-summary">
          <a href="#plan-rug">{rug ? rugText(rug, unit) : messages.noRug}</a>
          {ownRug === null && proposal.ok && <span>{messages.layout({ layout: proposal.layout })}</span>}
        </p>
        <p className="type-caption mt-3 text-graphite">
          {messages.help({ step: lengthText(step, unit), stride: lengthText(stride, unit) })}
        </p>
        {inTheWay.map((piece) => (
          <p key={piece.id} className="type-ui mt-2 text-madder-deep">
            {messages.inTheWay({ piece: nameOf(piece) })}
          </p>
        ))}
      </section>
      <section aria-labelledby="plan-furniture" className="plan-tools">
        <div>
          <PieceFields
            plan={plan}
            unit={unit}
            chosen={plan.pieces.find(({ id }) => id === chosen)}
            nameOf={nameOf}
            onChoose={setChosen}
            onAdd={(kind) => {
              const next = withPiece(plan, kind)
              setPlan(next)
              setChosen(next.pieces.at(-1)?.id ?? null)
            }}
            onChange={changePiece}
            onTurn={turn}
            onRemove={remove}
          />
        </div>
        <DoorwayFields plan={plan} unit={unit} onChange={setPlan} />
      </section>
      <AnswerPanel
        plan={plan}
        unit={unit}
        target={target}
        targets={targetsOf(plan).map((id) => {
          const piece = plan.pieces.find((one) => one.id === id)
          return { id, name: piece ? nameOf(piece) : messages.wholeRoom }
        })}
        proposal={proposal}
        rug={rug}
        isOwn={ownRug !== null}
        designs={designs}
        wanted={wanted}
        onTarget={(id) => change((before) => ({ ...before, target: id, rug: null }))}
        onRug={setRug}
      />
    </div>
  )
}

/** `Sofa`, or `Sofa 2` where there are more. */
function pieceName({ pieces }: RoomPlan, { id, kind }: Piece): string {
  const alike = pieces.filter((piece) => piece.kind === kind)
  const piece = messages.piece({ kind })
  return alike.length > 1
    ? messages.numbered({ piece, number: String(alike.findIndex((one) => one.id === id) + 1) })
    : piece
}

function movedRug(rug: PlacedRug, left: number, top: number): PlacedRug {
  const { box } = rug
  return {
    ...rug,
    box: { left, top, right: left + box.right - box.left, bottom: top + box.bottom - box.top },
  }
}
