import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { once } from '../../patterns/once.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const FOAM = 4

export const jazr: Design = {
  id: 'jazr',
  name: 'Jazr',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Jazr is the ebb: sheets of water drawn off one across another down the whole length of the beach, each with a long uneven edge of foam. From bottle green to bare sand in four steps, for a bedroom or a dressing room.',
  yarns: [
    { name: 'silt', hex: '#D2C7AD', share: 24 },
    { name: 'shallow', hex: '#9DBBAA', share: 19 },
    { name: 'glass green', hex: '#4B8679', share: 18 },
    { name: 'bottle green', hex: '#15433F', share: 30 },
    { name: 'foam', hex: '#F5F0E3', share: 9 },
  ],
  palettes: [
    { name: 'Night ebb', hexes: ['#8A8580', '#5F6672', '#38465C', '#17233A', '#DAD5C8'] },
    { name: 'Rose', hexes: ['#E6CBBB', '#C9957F', '#98594F', '#4A2632', '#F8F1EA'] },
  ],
  cropCentre: 0.46,
  draw: (x, y) => drawing()(x, y),
}

const drawing = once(() => cartoon(beach))

/** A sheet of water, from the left edge of the field to a line `at` there at half length, leaning and swinging. */
type Sheet = {
  readonly at: number
  readonly lean: number
  readonly swing: number
  readonly phase: number
  readonly foam: readonly Foam[]
}

/** A line of foam `off` cm inside its sheet's edge, at most about `width` wide, from y to y. */
type Foam = { readonly off: number; readonly width: number; readonly from: number; readonly to: number }

const SHEETS: readonly Sheet[] = [
  { at: 30, lean: 0.09, swing: 11, phase: 0.9, foam: [{ off: 0, width: 6.5, from: -60, to: 300 }] },
  {
    at: 62,
    lean: -0.1,
    swing: 13,
    phase: 2.2,
    foam: [
      { off: 0, width: 3.2, from: -90, to: 300 },
      { off: 7, width: 1.6, from: 30, to: 150 },
    ],
  },
  {
    at: 80,
    lean: 0.13,
    swing: 12,
    phase: 4.9,
    foam: [
      { off: 0, width: 4.2, from: -60, to: 330 },
      { off: 8, width: 2, from: 120, to: 260 },
    ],
  },
  {
    at: 116,
    lean: -0.07,
    swing: 12,
    phase: 3.6,
    foam: [
      { off: 0, width: 2.6, from: -120, to: 300 },
      // Left by an earlier wave that ran higher.
      { off: -9, width: 1.6, from: -20, to: 120 },
      { off: 9, width: 1.5, from: 130, to: 262 },
    ],
  },
]
const DEEPEST = 3

function beach(x: number, y: number): number {
  let depth = 0
  let isVeiled = false
  // The lowest sheet came last, and lies over the foam of those that ran higher.
  for (const [index, sheet] of SHEETS.entries()) {
    const inside = edge(sheet, y) - x
    for (const [which, line] of sheet.foam.entries()) {
      if (!isOn(line, inside, y, index + 9 * which)) continue
      if (depth === 0 && line.off <= 0) return FOAM
      isVeiled = true
    }
    if (inside > 0) depth++
  }
  const green = Math.min(DEEPEST, depth)
  if (!isVeiled) return green
  // Foam under deeper water is a paler green.
  return green > 1 ? green - 1 : FOAM
}

const edge = ({ at, lean, swing, phase }: Sheet, y: number) =>
  at + lean * (y - FIELD.height / 2) + swing * Math.sin(y / 48 + phase) + 2.5 * valueNoise(y / 30, phase, 352)

/** Foam is broadest in mid-length, breathes, and dies out at both ends. */
function isOn({ off, width, from, to }: Foam, inside: number, y: number, seed: number): boolean {
  const part = (y - from) / (to - from)
  if (part <= 0 || part >= 1) return false
  const across = inside - off - (off === 0 ? 0 : 3 * valueNoise(y / 40, seed, 356))
  return (
    across > 0 && across < width * (4 * part * (1 - part)) ** 0.6 * (1 + 0.7 * valueNoise(y / 34, seed, 354))
  )
}
