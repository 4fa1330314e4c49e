import type { FloorOrder } from '@nawl/contract/desk/floor'
import { FLOOR_STAGES, percentTufted } from '@nawl/domain/workshop/floor'

import type { Queued } from './floor-database.ts'

type Rug = FloorOrder['rugs'][number]
type Piece = Rug['pieces'][number]

/** An order as it will be when everything that waits is sent. */
export function withWaiting(order: FloorOrder, queue: readonly Queued[]): FloorOrder {
  const ticks = queue.flatMap((each) =>
    each.kind === 'tick' && each.number === order.number ? [each.tick] : [],
  )
  if (ticks.length === 0) return order
  const rugs = order.rugs.map((rug) => ({
    ...rug,
    pieces: rug.pieces.map((piece) =>
      ticks
        .filter((tick) => tick.line === rug.line && tick.piece === piece.piece)
        .reduce((before, { subject, isDone }) => ticked(rug, before, subject, isDone), piece),
    ),
  }))
  return { ...order, rugs }
}

function ticked(rug: Rug, piece: Piece, subject: string, isDone: boolean): Piece {
  const done = new Set<string>([...piece.yarnsDone, ...piece.stagesDone])
  if (isDone) done.add(subject)
  else done.delete(subject)
  const yarnsDone = rug.yarns.flatMap(({ hex }) => (done.has(hex) ? [hex] : []))
  const stagesDone = FLOOR_STAGES.filter((stage) => done.has(stage))
  return { ...piece, yarnsDone, stagesDone, percent: percentTufted(rug.yarns, yarnsDone, stagesDone) }
}
