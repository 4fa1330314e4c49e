import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { inPanels } from '../../patterns/panels.ts'

const CONCRETE = 0
const SHADOW = 1
const SUN = 2
const SULPHUR = 3

export const brise: Design = {
  id: 'brise',
  name: 'Brise',
  collection: 'Modern',
  tags: ['minimalist'],
  description:
    'A mid-century façade whose shadows keep time. Concrete, shade and sun white with one room lit in sulphur, for an apartment with hard edges and big windows.',
  room: 'gallery',
  yarns: [
    { name: 'concrete', hex: '#C9C4BA', share: 34.5 },
    { name: 'shadow', hex: '#6E6D6C', share: 33.5 },
    { name: 'sun white', hex: '#F0ECE2', share: 28 },
    { name: 'sulphur', hex: '#D6B24A', share: 4 },
  ],
  palettes: [
    { name: 'Adobe', hexes: ['#CFA882', '#7E5038', '#EED9BC', '#5F8C93'] },
    { name: 'Dusk', hexes: ['#7F8494', '#3A3D4C', '#B9BCC5', '#D08B63'] },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.44, turns: false, heights: [150, 700], widths: [DRAWN.width, 320] },
    (x, y, field) => {
      const storeys = Math.round(field.height / STOREY)
      const down = ((y - field.top) / field.height) * storeys
      const storey = Math.min(storeys - 1, Math.floor(down))
      const dy = (down - storey - 0.5) * (field.height / storeys)
      const bay = field.width / Math.round(field.width / BAY)
      const across = x / bay + (storey % 2) / 2
      const { middle, width, isLit } = roomAt(storey, Math.floor(across), storeys, bay)
      const dx = (across - middle) * bay
      if (!isOpening(dx, dy, width)) return CONCRETE

      const { swing, drop } = shadowOffset(storey / (storeys - 1))
      if (!isOpening(dx - swing, dy - drop, width)) return SHADOW
      return isLit ? SULPHUR : SUN
    },
  ),
}

const STOREY = 40.7
const BAY = DRAWN.width / 4
const FRAME = 8

const isOpening = (dx: number, dy: number, width: number) =>
  Math.abs(dx) < width / 2 && Math.abs(dy) < (STOREY - FRAME) / 2

/** Offset in cm of the frame's shadow on the wall behind, from the first hour (0) to the last (1). */
const shadowOffset = (hour: number) => ({ swing: -14 + 31 * hour, drop: 4 + 14 * hour })

// Rooms two bays wide, without the wall between; one of them is lit.
const WIDE = [
  { storey: 1, bay: 2, isLit: true },
  { storey: 3, bay: 0, isLit: false },
  { storey: 4, bay: 2, isLit: false },
]

function roomAt(storey: number, bay: number, storeys: number, broad: number) {
  const wide = WIDE.find((room) => room.storey === storey && (room.bay === bay || room.bay === bay - 1))
  if (!wide || storeys < storey) return { middle: bay + 0.5, width: broad - FRAME, isLit: false }
  return { middle: wide.bay + 1, width: 2 * broad - FRAME, isLit: wide.isLit }
}
