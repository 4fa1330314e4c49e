import * as messages from '@nawl/messages/room'
import type { OwnFault } from './own-photo-state.ts'
import type { PhotographFault } from './photograph.ts'

/** Why a file cannot be used, and what to do about it. */
export const PHOTOGRAPH_MESSAGES = {
  'too-large': messages.fileTooLarge,
  unreadable: messages.unreadable,
  'too-many-pixels': messages.tooManyPixels,
  'too-small': messages.pictureTooSmall,
} as const satisfies Record<PhotographFault, string>

/** Why the corners give no floor, and what to do about it. */
export const CORNER_MESSAGES = {
  crossed: messages.crossed,
  'too-small': messages.cornersTooSmall,
  'not-that-rectangle': messages.notThatRectangle,
  'not-a-floor': messages.notAFloor,
  'no-sides': messages.noSides,
  'no-height': messages.noHeight,
} as const satisfies Record<OwnFault, string>

/** Said when a visitor goes on without having marked anything. */
export const UNMARKED = messages.unmarked

/** What is said of a floor that lines have found. */
export const FOUND = messages.floorFound

/** The camera height that follows from the corners, as a plausibility check. */
export function cameraText(heightM: number): string {
  return messages.camera({ metres: (Math.round(heightM * 20) / 20).toFixed(2) })
}

/** Eight sides of a room, clockwise from ahead. */
const SIDES = ['far', 'farRight', 'right', 'nearRight', 'near', 'nearLeft', 'left', 'farLeft'] as const

/** The side of a room that a bearing names: degrees clockwise from ahead. */
export const sideOf = (degrees: number): (typeof SIDES)[number] =>
  SIDES[Math.round(degrees / 45) % 8] ?? 'far'
