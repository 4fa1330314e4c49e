import * as messages from '@nawl/messages/your-room'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { cornersInOrder } from '@nawl/engine/room/floor-camera'
import { readRoom, type RoomReading } from '@nawl/engine/room-colors/read-room'
import type { Camera } from '@nawl/engine/room/camera'

import { MEASURES, type OwnPhoto, ownCamera } from '../room/own-photo/own-photo-state.ts'
import { type PlaceSize, placeSize } from './place-size.ts'
import { type Proposal, proposalsFor } from './proposals.ts'

/** What a photograph is answered with. */
export type Answer =
  | {
      readonly ok: true
      readonly camera: Camera
      readonly reading: RoomReading
      readonly place: PlaceSize
      readonly threes: readonly (readonly Proposal[])[]
    }
  | { readonly ok: false; readonly reason: AnswerFault }

export type AnswerFault = 'no-camera' | 'too-dark' | 'too-small' | 'nothing-suits'

/** Reads a marked photograph and chooses rugs for it. The same photograph gets the same answer. */
export function answerPhoto(own: OwnPhoto, designs: readonly RugItem[]): Answer {
  const found = ownCamera(own)
  if (!found.ok) return { ok: false, reason: 'no-camera' }
  const { camera } = found
  const corners = cornersInOrder(own.corners)
  const read = readRoom({
    picture: own.photograph.small,
    corners,
    thing: MEASURES[own.measure].thing,
    camera,
  })
  if (!read.ok) return read
  const place = placeSize(own, camera)
  if (!place) return { ok: false, reason: 'too-small' }
  const threes = proposalsFor(read.reading, designs)
  if (!threes[0]?.length) return { ok: false, reason: 'nothing-suits' }
  return { ok: true, camera, reading: read.reading, place, threes }
}

/** Why a photograph has no answer, and what to do about it. */
export const ANSWER_MESSAGES = {
  'no-camera': messages.noCamera,
  'too-dark': messages.tooDark,
  'too-small': messages.tooSmall,
  'nothing-suits': messages.nothingSuits,
} as const satisfies Record<AnswerFault, string>
