import { boundsOf, type Piece, PIECE_KINDS, type PieceKind } from '@nawl/domain/room-plan/piece'
import { MOST_PIECES, type RoomPlan } from '@nawl/domain/room-plan/room-plan'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'
import { useRef } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { LengthField } from './length-field.tsx'
import { pieceKey } from './piece-key.ts'

type PieceFieldsProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly chosen: Piece | undefined
  readonly nameOf: (piece: Piece) => string
  readonly onChoose: (id: string) => void
  readonly onAdd: (kind: PieceKind) => void
  readonly onChange: (id: string, changed: Partial<Piece>) => void
  readonly onTurn: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** What stands in the room: pieces to add, and the measures and place of the one that is chosen. */
export function PieceFields(props: PieceFieldsProps) {
  const { plan, chosen, nameOf, onChoose, onAdd, onTurn, onRemove } = props
  const list = useRef<HTMLUListElement>(null)
  /** What is removed hands the focus to the piece beside it. */
  const pressed = (event: React.KeyboardEvent, id: string) => {
    const wish = pieceKey(event)
    if (wish === 'turn') onTurn(id)
    if (wish !== 'remove') return
    const item = event.currentTarget.closest('li')
    const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    onRemove(id)
    ;(beside ?? list.current?.parentElement?.querySelector<HTMLElement>('.plan-add button'))?.focus()
  }
  const isFull = plan.pieces.length >= MOST_PIECES
  return (
    <>
      <h2 id="plan-furniture" className="type-tool">
        {messages.furniture}
      </h2>
      <ul ref={list} className="plan-pieces">
        {plan.pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              aria-pressed={piece.id === chosen?.id}
              onClick={() => onChoose(piece.id)}
              onKeyDown={(event) => pressed(event, piece.id)}
            >
              {nameOf(piece)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && <ChosenPiece key={chosen.id} {...props} piece={chosen} />}
      <h3 className="type-caption mt-6 text-graphite">{messages.add}</h3>
      {isFull ? (
        <p className="type-ui mt-2">{messages.isFull}</p>
      ) : (
        <ul className="plan-pieces plan-add">
          {PIECE_KINDS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                aria-label={messages.addPiece({ piece: messages.piece({ kind }) })}
                onClick={() => onAdd(kind)}
              >
                <span aria-hidden>+</span> {messages.piece({ kind })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ChosenPiece({
  piece,
  unit,
  nameOf,
  onChange,
  onTurn,
  onRemove,
}: PieceFieldsProps & { readonly piece: Piece }) {
  const { id, kind } = piece
  const box = boundsOf(piece)
  return (
    <section aria-label={nameOf(piece)} className="plan-chosen">
      <h3 className="type-h4">{nameOf(piece)}</h3>
      <div className="plan-fields">
        <LengthField
          label={messages.pieceWidth({ kind })}
          mm={piece.widthMm}
          unit={unit}
          onTyped={(widthMm) => onChange(id, { widthMm })}
        />
        {kind !== 'roundTable' && (
          <LengthField
            label={messages.pieceDepth({ kind })}
            mm={piece.depthMm}
            unit={unit}
            onTyped={(depthMm) => onChange(id, { depthMm })}
          />
        )}
        <LengthField
          label={messages.fromLeft}
          mm={box.left}
          unit={unit}
          onTyped={(mm) => onChange(id, { xMm: piece.xMm + mm - box.left })}
        />
        <LengthField
          label={messages.fromTop}
          mm={box.top}
          unit={unit}
          onTyped={(mm) => onChange(id, { yMm: piece.yMm + mm - box.top })}
        />
        {kind === 'bed' && (
          <label className="plan-tick plan-wide">
            <input
              type="checkbox"
              checked={piece.hasTables ?? false}
              onChange={({ target }) => onChange(id, { hasTables: target.checked })}
            />
            {messages.nightTables}
          </label>
        )}
        {kind === 'cornerSofa' && (
          <label className="plan-tick plan-wide">
            <input
              type="checkbox"
              checked={!(piece.isRight ?? true)}
              onChange={({ target }) => onChange(id, { isRight: !target.checked })}
            />
            {messages.longSeat}
          </label>
        )}
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button small onClick={() => onTurn(id)}>
          {messages.turn}
        </Button>
        <Button small onClick={() => onRemove(id)}>
          {messages.remove}
        </Button>
      </p>
    </section>
  )
}
