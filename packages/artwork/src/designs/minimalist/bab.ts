import type { Design } from '../../design.ts'
import { boxDistance } from '../../patterns/box-distance.ts'
import { discDistance } from '../../patterns/disc-distance.ts'
import { inPanels } from '../../patterns/panels.ts'
import { wobble } from '../../patterns/wobble.ts'

const LIMEWASH = 0
const GREEN = 1
const SHADE = 2
const BRASS = 3

export const bab: Design = {
  id: 'bab',
  name: 'Bab',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Bab is a door; the room behind it is deep green and the light falls outward. Limewash, shade and a brass sill, for a foyer or facing a plain wall.',
  room: 'hallway',
  yarns: [
    { name: 'limewash', hex: '#EAE2D4', share: 73 },
    { name: 'interior green', hex: '#2E4038', share: 15 },
    { name: 'shade', hex: '#C5B6A1', share: 10 },
    { name: 'brass', hex: '#BE9748', share: 2 },
  ],
  palettes: [
    { name: 'Blue door', hexes: ['#E4DED1', '#2F4F78', '#B3B0A6', '#C07B4E'] },
    { name: 'Earth', hexes: ['#C99F78', '#46291F', '#A0714E', '#E0CB98'] },
  ],
  cropCentre: 0.56,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels({ cropCentre: 0.56, turns: false }, (px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    if (boxDistance(x, y, AXIS, FOOT + SILL.height / 2, SILL.width, SILL.height) < 0) return BRASS
    if (isOpening(x, y)) return isOpening(x - LEAF, y) ? GREEN : SHADE
    return isFloorLight(x, y) ? SHADE : LIMEWASH
  }),
}

const AXIS = 94.2
const FOOT = 194
const HALF = 28
const HEIGHT = 128
const LEAF = 14
const SILL = { width: 72, height: 11 }
const hand = wobble(2, 60, 41)

const isOpening = (x: number, y: number) => {
  const springing = FOOT - HEIGHT + HALF
  if (y > FOOT) return false
  return y > springing ? Math.abs(x - AXIS) < HALF : discDistance(x, y, AXIS, springing, HALF) < 0
}

/** The light on the floor beyond the sill is skewed 1.5 cm to the left for each cm down. */
const isFloorLight = (x: number, y: number) => {
  const below = y - FOOT - SILL.height
  return below > 0 && Math.abs(x - AXIS + below * 1.5) < HALF
}
