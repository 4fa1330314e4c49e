import { fitsFrame, type Floor, type Frame } from './floor.ts'
import { dayOfSlot, type FrameDays, slotAfterWork, slotFrom } from './frame-days.ts'

/** One rug that waits for a frame or is on one. */
export type RugToFrame = {
  /** Of the order, its line and the piece of the line. */
  readonly id: string
  readonly widthMm: number
  readonly lengthMm: number
  /** Hours of one person, as they are expected here. */
  readonly hours: number
  /** The first day on which it may be begun. */
  readonly notBefore: string
  /** Where somebody put it, or where it was begun; null for what the plan decides. */
  readonly place: { readonly frame: string; readonly day: string; readonly isBegun: boolean } | null
}

/** Where and when a rug is on a frame. */
export type PlannedRug = {
  readonly id: string
  readonly frame: string
  /** Its first slot, and the first one after it. */
  readonly start: number
  readonly end: number
  readonly first: string
  readonly last: string
  readonly isPlaced: boolean
  readonly isBegun: boolean
}

export type FramePlan = {
  readonly planned: readonly PlannedRug[]
  /** What fits on no frame, or not within what is laid out. */
  readonly unplanned: readonly string[]
}

/**
 * Plans rugs on frames in the order in which they are given. What somebody placed comes first; each other rug takes the earliest
 * gap that is long enough, on the smallest frame of those that are free then. So a rug at the end of the queue never
 * moves one before it, which is what a promised day rests on.
 */
export function planFrames(
  rugs: readonly RugToFrame[],
  { frames }: Pick<Floor, 'frames'>,
  days: FrameDays,
): FramePlan {
  const taken = new Map<string, Taken[]>(frames.map(({ id }) => [id, []]))
  const bySize = frames.toSorted((p, q) => p.widthMm * p.lengthMm - q.widthMm * q.lengthMm)
  const planned = new Map<string, PlannedRug>()
  for (const rug of placedFirst(rugs)) {
    const found =
      rug.place && taken.has(rug.place.frame)
        ? atItsPlace(rug, rug.place, taken, days)
        : earliest(rug, bySize, taken, days)
    if (!found) continue
    const { frame, start, end } = found
    insert(taken.get(frame) ?? [], { start, end })
    planned.set(rug.id, {
      id: rug.id,
      frame,
      start,
      end,
      first: dayOfSlot(days, start),
      last: dayOfSlot(days, end - 1),
      isPlaced: rug.place !== null,
      isBegun: rug.place?.isBegun ?? false,
    })
  }
  return {
    planned: rugs.flatMap(({ id }) => planned.get(id) ?? []),
    unplanned: rugs.flatMap(({ id }) => (planned.has(id) ? [] : [id])),
  }
}

type Taken = { readonly start: number; readonly end: number }
type Found = Taken & { readonly frame: string }

/** What is begun, by its day; what is placed, by its day; then the queue. */
function placedFirst(rugs: readonly RugToFrame[]): readonly RugToFrame[] {
  const rank = ({ place }: RugToFrame) => (place === null ? 2 : place.isBegun ? 0 : 1)
  return rugs.toSorted(
    (p, q) => rank(p) - rank(q) || (p.place && q.place ? p.place.day.localeCompare(q.place.day) : 0),
  )
}

function atItsPlace(
  rug: RugToFrame,
  place: NonNullable<RugToFrame['place']>,
  taken: ReadonlyMap<string, Taken[]>,
  days: FrameDays,
): Found | null {
  const wished = slotFrom(days, place.day)
  if (place.isBegun) {
    const end = slotAfterWork(days, wished, rug.hours)
    // What should be done, and is not, is on the frame for today at least.
    return end === null ? null : { frame: place.frame, start: wished, end: Math.max(end, days.now + 1) }
  }
  const from = Math.max(wished, slotFrom(days, rug.notBefore), days.now)
  return gapOn(place.frame, rug.hours, from, taken, days)
}

function earliest(
  rug: RugToFrame,
  bySize: readonly Frame[],
  taken: ReadonlyMap<string, Taken[]>,
  days: FrameDays,
): Found | null {
  const from = Math.max(slotFrom(days, rug.notBefore), days.now)
  let best: Found | null = null
  for (const frame of bySize) {
    if (!fitsFrame(rug, frame)) continue
    const found = gapOn(frame.id, rug.hours, from, taken, days)
    if (found && (!best || found.start < best.start)) best = found
  }
  return best
}

/** The first gap on a frame, from a slot on, that is long enough. */
function gapOn(
  frame: string,
  hours: number,
  from: number,
  taken: ReadonlyMap<string, Taken[]>,
  days: FrameDays,
): Found | null {
  let start = from
  for (const each of taken.get(frame) ?? []) {
    if (each.end <= start) continue
    const end = slotAfterWork(days, start, hours)
    if (end === null) return null
    if (end <= each.start) return { frame, start, end }
    start = Math.max(start, each.end)
  }
  const end = slotAfterWork(days, start, hours)
  return end === null ? null : { frame, start, end }
}

function insert(sorted: Taken[], added: Taken): void {
  const at = sorted.findIndex(({ start }) => start > added.start)
  sorted.splice(at === -1 ? sorted.length : at, 0, added)
}
