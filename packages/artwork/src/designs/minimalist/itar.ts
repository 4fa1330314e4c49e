import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import type { Point } from '../../patterns/point.ts'
import { turn } from '../../patterns/turn.ts'
import { wobble } from '../../patterns/wobble.ts'

const EMERALD = 0
const INK = 1
const BRASS = 2
const BOTTLE = 3

export const itar: Design = {
  id: 'itar',
  name: 'Itar',
  collection: 'Minimalist',
  tags: ['minimalist', 'transitional'],
  description:
    'Itar is a frame: one deep moulding, whole but for a corner that has come away and lies where it fell. Ink and bottle green on emerald with a fillet of brass, for a formal sitting room that needs an edge and no pattern.',
  yarns: [
    { name: 'emerald', hex: '#1F5B47', share: 68.5 },
    { name: 'ink', hex: '#10262A', share: 18.5 },
    { name: 'brass', hex: '#C9A85C', share: 3 },
    { name: 'bottle green', hex: '#163D37', share: 10 },
  ],
  palettes: [
    { name: 'Saffron', hexes: ['#C48A2C', '#571C1E', '#EBC08B', '#8C3B22'] },
    { name: 'Paper', hexes: ['#E6DFD0', '#4E181D', '#B08D62', '#85433D'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const inset = cut.inset(x, y)
    if (inset < DEPTH) return isBroken(x, y, cut) ? EMERALD : moulding(inset)

    const [fromX, fromY] = whereItFellFrom(x, y, cut)
    const fallen = cut.inset(fromX, fromY)
    return fallen > 0 && fallen < DEPTH && isBroken(fromX, fromY, cut) ? moulding(fallen) : EMERALD
  },
}

const hand = wobble(2, 60, 341)

/** How far the moulding reaches in from the edge, and where the brass runs in it. */
const DEPTH = 16
const FILLET = { from: 9, to: 10.6 }

const moulding = (inset: number) => (inset > FILLET.to ? BOTTLE : inset > FILLET.from ? BRASS : INK)

/** What came away, clockwise along the outline: a corner, or of a disc an arc as long. */
const BREAK = { rectangle: [92, 240], square: [100, 214], round: [30, 132] } as const

function isBroken(x: number, y: number, cut: Cut): boolean {
  const [from, to] = BREAK[cut.outline]
  const along = cut.along(x, y)
  return along > from && along < to
}

/** A place on the piece while it hung, where that place lies now (as parts of the cut), and how the piece turned. */
const FALL = {
  rectangle: { hung: [134, 30], lies: [0.585, 0.33], turned: -0.15 },
  square: { hung: [134, 26], lies: [0.6, 0.41], turned: -0.15 },
  round: { hung: [131, 42], lies: [0.6, 0.45], turned: -0.22 },
} as const

/** The place on the frame that has come to lie at (x, y). */
function whereItFellFrom(x: number, y: number, cut: Cut): Point {
  const { hung, lies, turned } = FALL[cut.outline]
  const [dx, dy] = turn([x - lies[0] * FIELD.width, y - cut.top - lies[1] * cut.height], -turned)
  return [hung[0] + dx, cut.top + hung[1] + dy]
}
