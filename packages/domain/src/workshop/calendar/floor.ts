import { weekdayOf } from '../../time/day.ts'

/** A frame on which rugs are tufted, and the largest rug that fits on it. */
export type Frame = {
  readonly id: string
  readonly name: string
  readonly widthMm: number
  readonly lengthMm: number
}

/** Days of the shop's calendar, from the first to the last: `2026-12-02`. */
export type DaySpan = { readonly first: string; readonly last: string }

/** A person who tufts. */
export type Tufter = {
  readonly id: string
  readonly name: string
  /** Hours at the frame by day as in `Date.getUTCDay()`, Sunday first. */
  readonly hours: readonly number[]
  readonly away: readonly DaySpan[]
}

/** What rugs are made on and by whom, and how long they take after they have left the frame. */
export type Floor = {
  readonly frames: readonly Frame[]
  readonly tufters: readonly Tufter[]
  /** Days until the latex is dry; weekends count. */
  readonly dryingDays: number
  /** Working days of backing, binding, shearing and inspection. */
  readonly finishingDays: number
}

/** What the shop comes with: no frames, so that dates are reckoned by weeks. */
export const EMPTY_FLOOR: Floor = { frames: [], tufters: [], dryingDays: 3, finishingDays: 3 }

/** Whether days can be computed of this floor: it has frames, and somebody who works. */
export const isPlannable = ({ frames, tufters }: Floor): boolean =>
  frames.length > 0 && tufters.some(({ hours }) => hours.some((count) => count > 0))

type Sides = { readonly widthMm: number; readonly lengthMm: number }

/** Whether a rug fits on a frame, either way round. */
export function fitsFrame({ widthMm, lengthMm }: Sides, frame: Sides): boolean {
  const [short, long] = widthMm < lengthMm ? [widthMm, lengthMm] : [lengthMm, widthMm]
  const [low, high] = [Math.min(frame.widthMm, frame.lengthMm), Math.max(frame.widthMm, frame.lengthMm)]
  return short <= low && long <= high
}

/** The hours that somebody is at the frames on a day of the calendar. */
export function hoursOf({ hours, away }: Tufter, day: string): number {
  if (away.some(({ first, last }) => first <= day && day <= last)) return 0
  return hours[weekdayOf(day)] ?? 0
}
