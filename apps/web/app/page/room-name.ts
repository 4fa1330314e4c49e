import { type RoomScene, sceneSize } from '@nawl/contract/imaging/room-scenes'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import * as rooms from '@nawl/messages/rooms'

/** The name of one of our rooms as a choice offers it: `Living room`. */
export const roomName = (room: RoomId): string => rooms.title({ room })

/** Its name within a sentence: `the living room`. */
export const roomInSentence = (room: RoomId): string => rooms.inSentence({ room })

/** The caption of a rug's picture in one of our rooms, which says that the room is not real. `size` as text. */
export const roomCaption = (name: string, size: string, room: RoomId): string =>
  rooms.caption({ name, size, room })

/** The size of the rug in a page's room: `240 × 310 cm`. */
export const sceneSizeText = (scene: RoomScene): string => rooms.sceneSize(sceneSize(scene))

/** The alternative text of the same picture, when the caption is below. */
export const roomAlt = (name: string, room: RoomId): string => rooms.alt({ name, room })
