import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { estimate } from '@nawl/domain/rug/estimate'
import { EXAMPLE_SIZE, hasOneMeasure } from '@nawl/domain/rug/size'

/** `5 × 8 ft`, `170 cm across`; where no size is typed, that of the example. */
export function sizeText(size: SizeInput): string {
  const { shape, unit } = size
  const [exampleWidth, exampleLength] = EXAMPLE_SIZE[unit]
  const typed = estimate(size).ok
  const width = typed ? size.width.trim() : exampleWidth
  if (shape === 'round') return `${width}\u00A0${unit} across`
  const length = hasOneMeasure(shape) ? width : typed ? size.length.trim() : exampleLength
  return `${width}\u00A0×\u00A0${length}\u00A0${unit}`
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
