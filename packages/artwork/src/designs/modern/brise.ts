import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'

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
    { cropCentre: 0.44, turns: false, heights: [150, 1540], widths: [104, 1540], most: 2.1 },
    (x, y, field) => {
      const storeys = Math.round(field.height / STOREY)
      const down = ((y - field.top) / field.height) * storeys
      const storey = Math.min(storeys - 1, Math.floor(down))
      const dy = (down - storey - 0.5) * (field.height / storeys)
      const bays = Math.round(field.width / BAY)
      const bay = field.width / bays
      const across = x / bay + (storey % 2) / 2
      const { middle, width, isLit } = roomAt(storey, Math.floor(across), { storeys, bays, bay })
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

/** Rooms several bays wide, without the walls between; one of them is lit. */
const WIDE = [
  { storey: 1, bay: 2, isLit: true },
  { storey: 3, bay: 0, isLit: false },
  { storey: 4, bay: 2, isLit: false },
]
/** After so many storeys a higher façade has such rooms again, a bay farther to the left. */
const AGAIN = 8

/** Numbers of storeys and bays, and the width of a bay in cm. */
type Facade = { readonly storeys: number; readonly bays: number; readonly bay: number }

/** The room at a bay of a storey. The lit one is as large a part of its storey on every façade. */
function roomAt(storey: number, at: number, { storeys, bays, bay: broad }: Facade) {
  const times = Math.floor(storey / AGAIN)
  for (const room of WIDE) {
    if (room.storey + AGAIN * times !== storey || storeys < storey) continue
    const span = room.isLit ? Math.max(2, Math.round(bays / 2)) : 2
    const from = room.isLit ? Math.min(bays - span, Math.round((bays + 2 - span) / 2)) : room.bay
    // A room on a shifted storey that began at the first bay would be cut by the edge.
    const bay = times === 0 ? from : Math.max(storey % 2, from - times)
    if (at >= bay && at < bay + span)
      return { middle: bay + span / 2, width: span * broad - FRAME, isLit: room.isLit }
  }
  return { middle: at + 0.5, width: broad - FRAME, isLit: false }
}
