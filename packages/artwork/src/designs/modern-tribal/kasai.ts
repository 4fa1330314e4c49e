import type { Design } from '../../design.ts'
import { DRAWN, type Extent } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { neighbouringFractal } from '../../patterns/noise/fractal-noise.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { neighbouringNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const SOOT = 0
const RAFFIA = 1
const WINE = 2
const STAINED = 3

export const kasai: Design = {
  id: 'kasai',
  name: 'Kasai',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'One line of raffia, after Kuba cloth: strict at the head, it loosens on its way down until it turns, swells and forgets its own rule. Raffia gold on soot, with a wine-coloured dye that has run through a third of it, for a hallway or a room with plain furniture.',
  room: 'hallway',
  yarns: [
    { name: 'soot', hex: '#211B1A', share: 36 },
    { name: 'raffia', hex: '#D2A95B', share: 36.5 },
    { name: 'wine dye', hex: '#6F2233', share: 16.5 },
    { name: 'stained raffia', hex: '#BE7C55', share: 11 },
  ],
  palettes: [
    { name: 'Ash', hexes: ['#2B2A2C', '#CFC9BC', '#4C5A6B', '#8FA0AC'] },
    { name: 'Green', hexes: ['#1E2A22', '#C6C291', '#7A4A2C', '#B98B5A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.5, turns: true, heights: [100, 1540], widths: [84, 190], most: 2.1, keeps: [0.62, 0.5] },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const hand = wobble(5, 22, 151)

const drawing = oncePerField((field) => {
  const { top, width, height } = field
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py) - top
    const isRaised = isRaisedAt(x, y, field)
    const dye = dyeAt(x / width, y / height)
    if (isRaised) return dye > 0.14 ? STAINED : RAFFIA
    return dye > 0 ? WINE : SOOT
  }, field)
})

/** Width of one line where the pattern starts, in cm. */
const LINE = 1.3
/** Side of a lozenge, in lines. */
const SIDE = 9
/** The raised line's share of a raised line and the flat one beside it. */
const RAISED = 0.44
/** Half the hairline in the middle of a filling, in lines: where sides are even nobody misses it. */
const SEAM = (SIDE / 2 - RAISED) % 2
/** Height of a lozenge relative to its width. */
const ASPECT = 1.25
/** Where the pattern starts (0–1 across and down), and how it has changed at the bottom of the rug. */
const START = { u: 0.3, v: 0.2 }
const DRIFT = { growth: 1.45, radians: 0.62, cm: 15, swing: 66 }
/** On wider rugs lozenges are wider, nearly square, and sway less, so that their sides and lines stay even: powers of how much wider. */
const WIDER = { growth: 0.8, calm: 3.5 }

const [swayAcross, swayDown] = [neighbouringNoise(5), neighbouringNoise(6)]

/** Whether a raised line of the pattern, as it has changed there, runs through a point. */
function isRaisedAt(x: number, y: number, { width, height }: Extent): boolean {
  const drift = smoothStep(0.08, 1.1, y / height)
  const growth = 1 + DRIFT.growth * drift
  const turned = DRIFT.radians * drift
  const { swing } = DRIFT
  const wider = Math.max(1, width / DRAWN.width / Math.max(1, height / DRAWN.height))
  const [larger, rounder] = [wider ** WIDER.growth, ASPECT / wider]
  const cm = DRIFT.cm * wider ** -WIDER.calm
  const dx = x - START.u * width + cm * drift * swayAcross(x / swing / wider, y / swing)
  const dy = y - START.v * height + cm * drift * swayDown(x / swing / wider, y / swing)
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  const across = (dx * cos - dy * sin) / growth / larger
  const down = (dx * sin + dy * cos) / growth / (larger * rounder)
  return isOnRaisedLine(
    ((across + down) * Math.SQRT1_2) / LINE,
    ((across - down) * Math.SQRT1_2) / LINE,
    wider > 1 ? SEAM : 0,
  )
}

/**
 * The pattern along its two diagonals, in lines: squares on their points, filled with nested squares or with bars that continue a side of the next nest and so look
 * interlaced. One square in eight has the other filling.
 */
function isOnRaisedLine(p: number, q: number, seam: number): boolean {
  const i = Math.floor(p / SIDE)
  const j = Math.floor(q / SIDE)
  const dp = Math.abs(p - (i + 0.5) * SIDE)
  const dq = Math.abs(q - (j + 0.5) * SIDE)
  const isNest = ((i + j) & 1) === 0
  const isSwapped = hash(i, j, 77) < 0.13
  const d = Math.max(seam, isNest !== isSwapped ? Math.max(dp, dq) : (j & 1) === 0 ? dq : dp)
  // A lozenge draws half of the raised line along its sides; its neighbour draws the other half.
  return fract((d - SIDE / 2 + RAISED) / 2) < RAISED
}

const tide = neighbouringFractal(31)

/** Strength of the dye: 0 at its outermost tide mark. It came from the right edge and spread along the weft. */
const dyeAt = (u: number, v: number) =>
  0.8 - Math.abs(v - 0.63) * 2.1 + (u - 1) * 0.85 + 0.3 * tide(u * 3, v * 9)
