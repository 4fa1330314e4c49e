import type { FloorRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'

import { formatDays } from '../sales/order/format-moment.ts'
import { FRAMES } from './projector/calibration.ts'

type Frame = NonNullable<FloorRug['pieces'][number]['frame']>

/** `North wall, 3–9 December 2026 · projector frame 1`: where and when the calendar has a rug. */
export const onFrameText = (frame: Frame): string =>
  messages.onFrame({
    frame: frame.name,
    days: formatDays(withinDay(frame.first), withinDay(frame.last)),
    place: projectorFrame(frame) ?? 0,
  })

/** The number that a frame has in the projector, which remembers nine; null for others. */
export const projectorFrame = (frame: Frame | null): number | null =>
  frame && frame.place <= FRAMES ? frame.place : null

/** An instant within a day of the shop's calendar. */
const withinDay = (day: string) => `${day}T08:00:00Z`
