import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { wobble } from '../../patterns/wobble.ts'

const CAMEL = 0
const INK = 1
const MIST = 2

export const itar: Design = {
  id: 'itar',
  name: 'Itar',
  collection: 'Minimalist',
  tags: ['minimalist', 'transitional'],
  description:
    'Itar is a frame, here drawn twice and not quite in the same place. Ink and mist on camel, for a formal sitting room that needs an edge and no pattern.',
  yarns: [
    { name: 'camel', hex: '#B8966E', share: 87.5 },
    { name: 'ink', hex: '#2E2A28', share: 6 },
    { name: 'mist', hex: '#DCE2DC', share: 6.5 },
  ],
  palettes: [
    { name: 'Garden', hexes: ['#5E6B52', '#E0D7BF', '#C08552'] },
    { name: 'Paper', hexes: ['#EAE3D5', '#7A3B34', '#9FADB0'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    if (rule(x - SHIFT.x, y - SHIFT.y, cut) < 0) return MIST
    return rule(x, y, cut) < 0 && !isMissing(x, y, cut) ? INK : CAMEL
  },
}

const hand = wobble(3, 60, 341)
const SHIFT = { x: 5.2, y: 4.4 }

/** The printer's Oxford rule, a thick line and a thin one inside it, which runs on past the corners as a draughtsman's does. */
const THICK = { inset: 13, half: 1.2 }
const THIN = { inset: 22, half: 0.5 }

/** Distance to the two lines: negative on them. */
function rule(x: number, y: number, cut: Cut): number {
  const inset = cut.inset(x, y)
  const thick = Math.abs(inset - THICK.inset) - THICK.half
  if (cut.outline === 'round') return Math.min(thick, Math.abs(inset - THIN.inset) - THIN.half)
  const fromSide = Math.min(x, FIELD.width - x)
  const fromEnd = Math.min(y - cut.top, cut.top + cut.height - y)
  const thin = Math.min(Math.abs(fromSide - THIN.inset), Math.abs(fromEnd - THIN.inset)) - THIN.half
  return Math.min(thick, thin)
}

/** The dark frame is left open at upper right, for a hand's breadth and a half. */
function isMissing(x: number, y: number, cut: Cut): boolean {
  const along = cut.along(x, y) - (cut.outline === 'round' ? 34 : 96)
  return along > 0 && along < 26
}
