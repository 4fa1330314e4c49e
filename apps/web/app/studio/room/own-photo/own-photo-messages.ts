import type { OwnFault } from './own-photo-state.ts'
import type { PhotographFault } from './photograph.ts'

/** Why a file cannot be used, and what to do about it. */
export const PHOTOGRAPH_MESSAGES = {
  'too-large': 'This file is larger than 40 MB. Save it as a JPEG and choose it again.',
  unreadable: 'This file cannot be opened as a picture here. Try a JPEG or a PNG.',
  'too-many-pixels': 'This picture has more than 60 million pixels. Half its width is plenty.',
  'too-small': 'This picture is under 300 pixels. Corners cannot be found in it well enough.',
} as const satisfies Record<PhotographFault, string>

/** Why the corners give no floor, and what to do about it. */
export const CORNER_MESSAGES = {
  crossed: 'The corners cross over. Move them so that they go round the sheet or rectangle once.',
  'too-small': 'The corners are too close together to measure by. Lay something larger, or go nearer to it.',
  'not-that-rectangle':
    'No rectangle with these sides looks like that. Check the corners, the sides, and which of them lies across.',
  'not-a-floor': 'Seen like that it would not lie on the floor. Check the corners.',
  'no-sides': 'Type how wide and how long the rectangle is, in centimetres.',
} as const satisfies Record<OwnFault, string>

/** Said when a visitor goes on without having marked anything. */
export const UNMARKED = 'Move the four marks first: they still lie where they were put.'

/** The camera height that follows from the corners, as a plausibility check. */
export function cameraText(heightM: number): string {
  return `By these corners you stood with the camera ${(Math.round(heightM * 20) / 20).toFixed(2)} m above the floor. The squares are half a metre wide.`
}
