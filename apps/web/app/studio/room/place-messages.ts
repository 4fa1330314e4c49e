import * as messages from '@nawl/messages/room'
import { LANGUAGE } from '@nawl/messages/language'
import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { measure } from '@nawl/domain/rug/estimate'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import * as rugWords from '@nawl/messages/rug'
import { sidesText } from '@nawl/messages/text/rug-text'

/** `5 × 8 ft`, `170 cm across`; the example's size if none is typed. */
export function sizeText(size: SizeInput): string {
  const { shape, unit } = size
  const [width, length] = SHAPE_FACTS[shape].example[unit].map(String) as [string, string] // a pair stays one
  const shown = measure(size).ok
    ? { width: size.width.trim(), length: size.length.trim() }
    : { width, length }
  return sidesText(rugWords, { shape, unit, ...shown })?.replaceAll(' ', '\u00A0') ?? ''
}

/** A rug's place relative to its first place, for screen readers. */
export function placeMessage(place: RoomPlace, home: RoomPlace): string {
  const [x, y] = [place.x - home.x, place.y - home.y].map((metres) => Math.round(metres * 100))
  const words = [
    x && (x > 0 ? messages.toRight : messages.toLeft)({ cm: Math.abs(x) }),
    y && (y > 0 ? messages.farther : messages.nearer)({ cm: Math.abs(y) }),
    turnText(place.turnDeg - home.turnDeg),
  ].filter(Boolean)
  return words.length === 0
    ? messages.first
    : new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' }).format(words.map(String))
}

/** `turned 15 degrees to the left`; empty if not turned. */
export function turnText(degrees: number): string {
  const turned = Math.round(180 - ((((180 - degrees) % 360) + 360) % 360))
  if (turned === 0) return ''
  return (turned > 0 ? messages.turnedLeft : messages.turnedRight)({ degrees: Math.abs(turned) })
}
