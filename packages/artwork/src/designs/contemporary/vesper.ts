import { DRAWN, type Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

export const vesper: Design = {
  id: 'vesper',
  name: 'Vesper',
  collection: 'Contemporary',
  tags: [],
  description:
    'Two fields of evening colour blend into one another by degrees, with a seam still alight between them. Eight yarns run from night through mulberry and rust to ember, for a corner with a single chair or a room used after dark.',
  room: 'library',
  yarns: [
    { name: 'night', hex: '#20172A', share: 18.6 },
    { name: 'aubergine', hex: '#3C2242', share: 22.1 },
    { name: 'mulberry', hex: '#5F2A48', share: 23 },
    { name: 'wine', hex: '#822E3C', share: 6.5 },
    { name: 'brick', hex: '#9F3D2F', share: 8.8 },
    { name: 'rust', hex: '#BF5A2E', share: 14.4 },
    { name: 'ember', hex: '#DE8A45', share: 4.2 },
    { name: 'flame', hex: '#F1BF78', share: 2.4 },
  ],
  palettes: [
    {
      name: 'Morning',
      hexes: ['#748C9D', '#93A6B1', '#B3BCBD', '#CCB8A9', '#DDAC92', '#EAC29A', '#F6E2BE', '#FFFCF3'],
    },
    {
      name: 'Forest',
      hexes: ['#101A18', '#223A31', '#38543F', '#586841', '#7A7A42', '#9C8D3E', '#C0A85E', '#E2D29C'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'figure', rigid: [] },
  motifScale: [0.8, 1.6],
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  return cartoon((x, y) => heat(x, y, field), field)
}

/** An area of colour: its top and bottom as fractions of the cut, and its heat (a yarn index) at both. */
type Glow = { readonly from: number; readonly to: number; readonly head: number; readonly foot: number }

/** The areas of an evening, with the distance in cm over which each fades at its sides, and the height of its glowing seam. */
type Evening = {
  readonly glows: readonly (readonly [glow: Glow, fade: number, seed: number])[]
  readonly seam: number
}
const DRAWN_EVENING: Evening = {
  glows: [
    [{ from: 0.022, to: 0.66, head: 1.5, foot: 3.06 }, 18, 171],
    [{ from: 0.605, to: 0.968, head: 5.85, foot: 4.75 }, 24, 181],
  ],
  seam: 0.612,
}
/** A long evening is nearly over: below the glow a third area is dim again, so that none is drawn out. */
const LONG_EVENING: Evening = {
  glows: [
    [{ from: 0.016, to: 0.5, head: 1.5, foot: 3.06 }, 18, 171],
    [{ from: 0.456, to: 0.73, head: 5.85, foot: 4.75 }, 24, 181],
    [{ from: 0.716, to: 0.976, head: 3.7, foot: 2.1 }, 20, 161],
  ],
  seam: 0.462,
}
/** Height over width from which an evening is long. */
const LONG_FROM = 2.6
/** The glowing seam: its hottest point as a fraction of the width, half its width there in cm, and its heat. */
const SEAM = { hottest: 0.36, half: 10, heat: 7.75 }
const HOTTEST = 7
/** Within about this many cm of its middle the seam is evenly hot, which keeps its ends round. */
const CORE = 1.2

/** An evening that is as long as this would rather be two: its colours are even, and nothing tells how high it should be. */
const LONGEST = 1.6 * DRAWN.height

/**
 * Rests and seam grow with the shorter side. A field longer than two evenings shows another one below, and so on: each
 * with its own seam.
 */
function evening({ width, height, outline }: Field) {
  const size = Math.min(width, height) / DRAWN.width
  const count = Math.max(1, Math.round(height / size / LONGEST))
  // Of a curved rug so much is cut off that too little of the seam would be left.
  const long = outline === 'rectangle' && height / count > LONG_FROM * width
  return { size, height: height / count, ...(long ? LONG_EVENING : DRAWN_EVENING) }
}

function heat(x: number, y: number, field: Field): number {
  const { inset, top, width, outline } = field
  const { size, height, glows, seam } = evening(field)
  const sway = (seed: number) =>
    4 * valueNoise(x / 50, y / 36, seed) + 0.9 * valueNoise(x / 24, y / 17, seed + 1)
  const isCurved = outline === 'round' || outline === 'ellipse'
  const side = (isCurved ? inset(x, y) : Math.min(x, width - x)) / size
  const down = modulo(y - top, height)
  // Strokes of varying length break up the boundary between two yarns.
  const stroke = Math.sin((down + 1.6 * sway(177)) / 0.66) * (0.5 + 0.5 * valueNoise(x / 56, y / 16, 178))
  const mixed = (0.26 * stroke + 0.2 * valueNoise(x / 70, y / 24, 179)) * smoothStep(20, 46, side)

  const glow = ({ from, to, head, foot }: Glow, fade: number, seed: number) => {
    const within = Math.min(down - from * height, to * height - down) + sway(seed + 3)
    const part = smoothStep(from, to, down / height)
    return (
      smoothStep(0, fade, side - 2 + sway(seed)) *
      smoothStep(-4, 10, within) *
      (head + (foot - head) * part + 16 * (part * (1 - part)) ** 2 * mixed)
    )
  }
  let beside = 0
  for (const [area, fade, seed] of glows) beside = Math.max(beside, glow(area, fade, seed))
  const ends = 1 - Math.abs(x / width - SEAM.hottest) ** 1.6
  const off =
    (Math.hypot(down - seam * height + 0.5 * sway(191), CORE) - CORE) /
    (SEAM.half * Math.max(size, (0.7 * height) / DRAWN.height) * ends)
  const lit = Math.exp(-(off ** 1.3)) * ends ** 0.3 * smoothStep(3, 22, side - 2 + sway(181))
  return Math.min(HOTTEST, Math.floor(beside + (SEAM.heat - beside) * lit))
}
