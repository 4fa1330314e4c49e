import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { chooseThree } from '@nawl/engine/room-colors/choose-three'
import type { RoomReading } from '@nawl/engine/room-colors/read-room'
import { rankForRoom, type RoomMatch } from '@nawl/engine/room-colors/rank-for-room'

import { type Candidate, roomCandidates } from './room-candidates.ts'

/** A design in a palette that suits a room, and why. */
export type Proposal = Candidate & { readonly match: RoomMatch }

/** Rugs for a room, three at a time: the best first, no design twice. At least one three, which may be short. */
export function proposalsFor(
  room: RoomReading,
  designs: readonly RugItem[],
): readonly (readonly Proposal[])[] {
  const candidates = new Map(roomCandidates(designs).map((candidate) => [candidate.key, candidate]))
  const ranked = rankForRoom(room, [...candidates.values()]).map((match) => ({
    ...candidates.get(match.key)!,
    kind: match.kind,
    match,
  }))
  const shown = new Set<string>()
  const threes: (readonly Proposal[])[] = []
  for (;;) {
    const three = chooseThree(ranked, shown)
    // An incomplete three at the end would repeat less than it shows.
    if (three.length < 3 && threes.length > 0) return threes
    threes.push(three)
    if (three.length < 3 || threes.length === MOST_THREES) return threes
    for (const { design } of three) shown.add(design)
  }
}

/** Later ones suit the room less than a look through the listing does. */
const MOST_THREES = 6
