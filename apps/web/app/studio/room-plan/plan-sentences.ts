import { fromSwing, swingOf } from '@nawl/domain/room-plan/doorway'
import { type Finding, judgeRug, nearestWall } from '@nawl/domain/room-plan/judge-rug'
import { boundsOf, type Piece } from '@nawl/domain/room-plan/piece'
import type { RefusedLayout, RugProposal } from '@nawl/domain/room-plan/propose-rug'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import { CHAIR_WAY_MM, type Layout, TO_WALL_MM } from '@nawl/domain/room-plan/rug-rules'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'

import { lengthText } from './length-text.ts'

/** Why a rug lies as we propose it, one sentence or two each. */
export function reasons(
  plan: RoomPlan,
  target: Piece | undefined,
  proposal: RugProposal & { readonly ok: true },
  unit: Unit,
): readonly string[] {
  const own = target ? ofPiece(target, proposal.layout, proposal.rug, unit) : ofRoom(proposal.layout, unit)
  return [own, ...refusals(proposal.refused, unit), ...ofSurroundings(plan, proposal.rug, unit)]
}

/** Why no layout, or none that would be wanted more, is possible. */
export function refusals(refused: readonly RefusedLayout[], unit: Unit): readonly string[] {
  return refused.map(({ layout, because }) =>
    messages.refusedLayout({ layout, because, least: lengthText(CHAIR_WAY_MM.least, unit) }),
  )
}

/** What is wrong with how a rug lies, each as a sentence. */
export function findings(plan: RoomPlan, rug: PlacedRug, unit: Unit): readonly string[] {
  return [...new Set(judgeRug(plan, rug).map((finding) => findingText(finding, unit)))]
}

/** The floor that stays bare, and how the door passes. */
function ofSurroundings(plan: RoomPlan, rug: PlacedRug, unit: Unit): readonly string[] {
  const swing = plan.doorway?.opens === 'into' ? swingOf(plan.room, plan.doorway) : null
  const gap = swing && fromSwing(swing, rug)
  return [
    messages.toWalls({ least: lengthText(nearestWall(plan, rug.box), unit) }),
    ...(gap ? [messages.clearOfDoorway({ gap: lengthText(gap, unit) })] : []),
  ]
}

function ofRoom(layout: Layout, unit: Unit): string {
  return layout === 'runner'
    ? messages.runnerWhy
    : messages.wholeRoomWhy({ least: lengthText(TO_WALL_MM.least, unit) })
}

function ofPiece(piece: Piece, layout: Layout, { box }: PlacedRug, unit: Unit): string {
  const { left, top, right, bottom } = boundsOf(piece)
  const onPaper = [top - box.top, box.right - right, box.bottom - bottom, left - box.left]
  // Back, one end, front, the other end, as the piece is turned.
  const [back = 0, one = 0, front = 0, other = 0] = [0, 1, 2, 3].map(
    (side) => onPaper[(side + piece.turn) % 4] ?? 0,
  )
  const ends = [one, other].filter((mm) => mm > 0)
  const texts = {
    side: lengthText(ends.length > 0 ? Math.min(...ends) : 0, unit),
    front: lengthText(front, unit),
    back: lengthText(back, unit),
  }
  switch (layout) {
    case 'allLegs':
      return messages.allLegs(texts)
    case 'frontLegs':
      return messages.frontLegs(texts)
    case 'before':
      return messages.before(texts)
    case 'chairsOn':
      return messages.chairsOn({
        side: lengthText(Math.min(...onPaper), unit),
        least: lengthText(CHAIR_WAY_MM.least, unit),
      })
    case 'bedSides':
      return messages.bedSides(texts)
    case 'bedBeside':
      return messages.bedBeside({
        width: lengthText(Math.min(box.right - box.left, box.bottom - box.top), unit),
      })
    case 'bedFoot':
      return messages.bedFoot(texts)
    case 'deskChair':
      return messages.deskChair(texts)
    case 'room':
    case 'runner':
      return ofRoom(layout, unit)
  }
}

function findingText(finding: Finding, unit: Unit): string {
  switch (finding.kind) {
    case 'outside':
      return messages.outside
    case 'nearWall':
      return messages.nearWall({
        gap: lengthText(finding.mm, unit),
        least: lengthText(TO_WALL_MM.least, unit),
      })
    case 'underDoorway':
      return messages.underDoorway({ gap: messages.lengthMm({ amount: String(finding.mm) }) })
    case 'halfOn':
      return messages.halfOn({ piece: messages.piece({ kind: finding.piece }) })
    case 'nightTable':
      return messages.nightTable
    case 'chairsOff':
      return messages.chairsOff({
        piece: messages.piece({ kind: finding.piece }),
        gap: lengthText(finding.mm, unit),
      })
    case 'narrow':
      return messages.narrow({
        piece: messages.piece({ kind: finding.piece }),
        gap: lengthText(Math.max(0, finding.mm), unit),
        least: lengthText(finding.least, unit),
      })
  }
}
