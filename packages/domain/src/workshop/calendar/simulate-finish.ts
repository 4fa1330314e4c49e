import type { Floor } from './floor.ts'
import { daysAfter } from '../../time/day.ts'
import { dayOfSlot, type FrameDays, slotFrom, slotWithHours } from './frame-days.ts'
import type { Pace } from './pace.ts'
import type { PlannedRug, RugToFrame } from './plan-frames.ts'

/** Number of simulated runs. */
const RUNS = 128

/**
 * Spreads of what is not measured, as standard deviations of the logarithm: how long latex dries and finishing takes, and
 * the part of the hours that is lost to illness, cloth that tears and yarn that is late.
 */
const SPREADS = { drying: 0.2, finishing: 0.3, lost: 0.5 } as const
const LOST_PART = 0.05

export type Simulating = {
  readonly rugs: readonly RugToFrame[]
  readonly planned: readonly PlannedRug[]
  readonly floor: Floor
  readonly days: FrameDays
  readonly pace: Pace
}

/**
 * Plays the plan many times with hours that differ as rugs do here, and tells on which days a rug was finished, dried and
 * inspected: a day for each run, of the rugs that are asked for. Random numbers are made of a rug's id, so that the
 * same plan gives the same days.
 */
export function simulateFinish(
  { rugs, planned, floor, days, pace }: Simulating,
  asked: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(rugs.map((rug) => [rug.id, rug]))
  const frames = new Set(planned.filter(({ id }) => asked.has(id)).map(({ frame }) => frame))
  const common = factors(pace)
  const finished = new Map<string, readonly string[]>()
  for (const frame of frames) {
    const queue = planned.filter((each) => each.frame === frame).toSorted((p, q) => p.start - q.start)
    const free = new Float64Array(RUNS)
    for (const each of queue) {
      const rug = byId.get(each.id)
      if (!rug) continue
      const ends = playRug(each, rug, { free, common, days, pace })
      if (asked.has(each.id)) finished.set(each.id, finishedAfter(each.id, ends, floor, days))
    }
  }
  return finished
}

/** The days on which a rug is finished that is off the frame already. */
export function finishOfDone(id: string, doneOn: string, floor: Floor, days: FrameDays): readonly string[] {
  const off = slotFrom(days, doneOn) + 1
  return finishedAfter(
    id,
    Array.from({ length: RUNS }, () => off),
    floor,
    days,
  )
}

type Playing = {
  /** Hours of the frame at which it is free, in each run. */
  readonly free: Float64Array
  readonly common: Float64Array
  readonly days: FrameDays
  readonly pace: Pace
}

/** The slot with which a rug leaves its frame, in each run. */
function playRug(
  each: PlannedRug,
  rug: RugToFrame,
  { free, common, days, pace }: Playing,
): readonly number[] {
  const { hoursBefore, now } = days
  const own = normals(each.id)
  // A rug that nobody placed follows the one before it, later or earlier.
  const first = each.isPlaced ? each.start : Math.max(slotFrom(days, rug.notBefore), now)
  const from = hoursBefore[first] ?? 0
  const passed = each.isBegun ? Math.max(0, (hoursBefore[now] ?? 0) - from) : 0
  return Array.from({ length: RUNS }, (_, run) => {
    const drawn = rug.hours * (common[run] ?? 1) * Math.exp(pace.ofRug * (own[run] ?? 0))
    const took = Math.max(drawn, passed + (hoursBefore[now + 1] ?? 0) - (hoursBefore[now] ?? 0))
    const start = Math.max(from, free[run] ?? 0)
    const slot = slotWithHours(hoursBefore, start + (each.isBegun ? took : drawn)) ?? hoursBefore.length - 1
    free[run] = hoursBefore[slot] ?? start
    return slot
  })
}

/** What all rugs of a run have in common: the error of the factor, and the hours that are lost. */
function factors({ ofFactor }: Pace): Float64Array {
  const [off, lost] = [normals('factor'), normals('lost')]
  return off.map((each, run) => {
    const part = LOST_PART * Math.exp(SPREADS.lost * (lost[run] ?? 0))
    return Math.exp(ofFactor * each) / Math.max(0.5, 1 - part)
  })
}

function finishedAfter(
  id: string,
  ends: readonly number[],
  { dryingDays, finishingDays }: Floor,
  days: FrameDays,
): readonly string[] {
  const [dries, finishes] = [normals(`${id} dries`), normals(`${id} finishes`)]
  return ends.map((end, run) => {
    const drying = Math.round(dryingDays * Math.exp(SPREADS.drying * (dries[run] ?? 0)))
    const finishing = Math.round(finishingDays * Math.exp(SPREADS.finishing * (finishes[run] ?? 0)))
    return dayOfSlot(days, dryFrom(days, end - 1, drying) + 2 * finishing)
  })
}

/** Reckoning with dates takes most of the time, and many rugs leave on the same days. */
const DRY = new WeakMap<FrameDays, Map<number, number>>()
const MOST_DRYING = 1_000

/** The first slot on which latex is dry that was spread on the day of a slot. */
function dryFrom(days: FrameDays, slot: number, drying: number): number {
  const known = DRY.get(days) ?? new Map<number, number>()
  DRY.set(days, known)
  const key = (slot >> 1) * MOST_DRYING + drying
  const found = known.get(key) ?? slotFrom(days, daysAfter(dayOfSlot(days, slot), drying))
  known.set(key, found)
  return found
}

/**
 * A normal deviate for each run, in an order that a text decides. All of them are there exactly once (a stratified sample), so
 * that the last days of the plays, which are promised, hardly depend on what an order is called.
 */
function normals(text: string): Float64Array {
  const dealt = NORMALS.slice()
  const random = seeded(text)
  for (let n = dealt.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1))
    const before = dealt[n] ?? 0
    dealt[n] = dealt[other] ?? 0
    dealt[other] = before
  }
  return dealt
}

/** The middles of equally likely parts of the normal distribution, by adding up its density. */
const NORMALS = Float64Array.from({ length: RUNS })
const STEP = 1 / 1_024
for (let [at, below, run] = [-5, 0, 0]; run < RUNS; at += STEP) {
  below += (STEP * Math.exp(-(at ** 2) / 2)) / Math.sqrt(2 * Math.PI)
  if (below >= (run + 0.5) / RUNS) NORMALS[run++] = at
}

/** Mulberry32, seeded with the FNV-1a hash of a text. */
function seeded(text: string): () => number {
  let state = 0x811c9dc5
  for (let n = 0; n < text.length; n++) state = Math.imul(state ^ text.charCodeAt(n), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
