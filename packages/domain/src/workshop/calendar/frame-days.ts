import { openingOn, type ShopHours } from '../../shop/hours.ts'
import { type Floor, hoursOf } from './floor.ts'
import { daysAfter } from '../../time/day.ts'

/**
 * The working days of a floor, one after the other. Each has two halves, the shortest time that a frame is planned for.
 * An index into the halves is called a slot.
 */
export type FrameDays = {
  readonly days: readonly string[]
  /** Hours that a frame is worked on before each slot, and in the end before the end of the last one. */
  readonly hoursBefore: Float64Array
  /** The slot with which today begins, or the next working day. */
  readonly now: number
}

/** Long enough for anything that waits in a workshop of this size. */
const AHEAD_DAYS = 540
/** A rug that was begun before counts as begun then. */
const BACK_DAYS = 60

/** Lays out the working days around today: those on which the shop is open and somebody is at the frames. */
export function frameDays(floor: Floor, today: string, hours: ShopHours): FrameDays {
  const days: string[] = []
  const hoursBefore = [0]
  for (let n = -BACK_DAYS; n < AHEAD_DAYS; n++) {
    const day = daysAfter(today, n)
    const half = hoursOfFrame(floor, day, hours) / 2
    if (half === 0) continue
    days.push(day)
    const before = hoursBefore.at(-1) ?? 0
    hoursBefore.push(before + half, before + 2 * half)
  }
  const laid = { days, hoursBefore: Float64Array.from(hoursBefore), now: 0 }
  return { ...laid, now: slotFrom(laid, today) }
}

/** Hours that each frame is worked on: people share the frames, and no two work on one. */
function hoursOfFrame({ frames, tufters }: Floor, day: string, hours: ShopHours): number {
  if (openingOn(day, hours) === null) return 0
  const present = tufters.map((each) => hoursOf(each, day)).filter((count) => count > 0)
  const sum = present.reduce((all, count) => all + count, 0)
  return sum / Math.max(frames.length, present.length, 1)
}

/** The first slot on a day of the calendar, or after it where nobody works then. */
export function slotFrom({ days }: Pick<FrameDays, 'days'>, day: string): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? '') < day) low = middle + 1
    else high = middle
  }
  return 2 * low
}

/** The slot with which work of so many hours is over; null beyond what is laid out. */
export function slotAfterWork(
  laid: Pick<FrameDays, 'hoursBefore'>,
  start: number,
  hours: number,
): number | null {
  const { hoursBefore } = laid
  const begun = hoursBefore[start]
  return begun === undefined ? null : slotWithHours(hoursBefore, begun + hours)
}

/** What is missing by a minute is done. */
const MINUTE = 1 / 60

/** The first slot before which a frame was worked on for so many hours in all; null beyond the last. */
export function slotWithHours(hoursBefore: Float64Array, hours: number): number | null {
  let [low, high] = [0, hoursBefore.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hoursBefore[middle] ?? 0) < hours - MINUTE) low = middle + 1
    else high = middle
  }
  return low < hoursBefore.length ? low : null
}

/** The day of a slot; of what ends with it, give the slot before. */
export const dayOfSlot = ({ days }: Pick<FrameDays, 'days'>, slot: number): string =>
  days[Math.min(Math.max(slot, 0) >> 1, days.length - 1)] ?? ''
