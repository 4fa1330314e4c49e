import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { estimate } from '@nawl/domain/rug/estimate'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { sidesText } from '@nawl/domain/rug/rug-messages'

/** `5 × 8 ft`, `170 cm across`; where no size is typed, that of the example. */
export function sizeText(size: SizeInput): string {
  const { shape, unit } = size
  const [width, length] = SHAPE_FACTS[shape].example[unit].map(String) as [string, string] // a pair stays one
  const shown = estimate(size).ok
    ? { width: size.width.trim(), length: size.length.trim() }
    : { width, length }
  return sidesText({ shape, unit, ...shown }, '\u00A0') ?? ''
}

/** Where a rug lies against where it lay at first, for who does not see it. */
export function placeMessage(place: RoomPlace, home: RoomPlace): string {
  const [x, y] = [place.x - home.x, place.y - home.y].map((metres) => Math.round(metres * 100))
  const words = [
    x && `${Math.abs(x)} cm to the ${x > 0 ? 'right' : 'left'}`,
    y && `${Math.abs(y)} cm ${y > 0 ? 'farther back' : 'nearer'}`,
    turnText(place.turnDeg - home.turnDeg),
  ].filter(Boolean)
  return words.length === 0 ? 'Where it lay first' : words.join(', ')
}

/** `turned 15 degrees to the left`; nothing where it is not turned. */
export function turnText(degrees: number): string {
  const turned = Math.round(180 - ((((180 - degrees) % 360) + 360) % 360))
  return turned === 0 ? '' : `turned ${Math.abs(turned)} degrees to the ${turned > 0 ? 'left' : 'right'}`
}
