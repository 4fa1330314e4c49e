import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { lengthened } from '../../patterns/fields/lengthened.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { PanelOptions } from '../../patterns/fields/panel-fits.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const CLOTH = 0
const PEARL = 1
const ROSE = 2
const CHAMPAGNE = 3

/** A runner shows the great pearl and the strands beside it. */
const LAYOUT: PanelOptions = {
  cropCentre: 0.44,
  turns: true,
  single: 'large',
  heights: [190, 460],
  keeps: [0.38, 0.44],
}

export const pearl: Design = {
  id: 'pearl',
  name: 'Pearl',
  collection: 'Minimalist',
  tags: ['minimalist', 'luxury'],
  description:
    'Nine strands of pearls laid side by side over the red cloth of a Gulf pearl merchant, and one great pearl, the danah, set apart. White, rose and champagne lustre on cochineal, for a dressing room or a dark bedroom.',
  room: 'bedroom',
  yarns: [
    { name: 'cochineal', hex: '#84202F', share: 68 },
    { name: 'pearl', hex: '#F1E9DA', share: 18.5 },
    { name: 'rose lustre', hex: '#E2B9A6', share: 6 },
    { name: 'champagne lustre', hex: '#E6CC9A', share: 7.5 },
  ],
  palettes: [
    { name: 'Deep water', hexes: ['#143A42', '#ECE6D8', '#8FB3AC', '#C9A98F'] },
    { name: 'Sand bed', hexes: ['#A97F55', '#F7F1E4', '#E0C4A0', '#C9CBB9'] },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(LAYOUT, (px, py, field) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    for (const { cx, cy, radius, yarn } of rows(field)[rowAt(y, field)]!) {
      const dx = x - cx
      const dy = y - cy
      if (dx * dx + dy * dy < radius * radius) return yarn
    }
    return danah(x - DANAH.x, y - DANAH.y * lengthened(field))
  }),
}

type Pearl = { readonly cx: number; readonly cy: number; readonly radius: number; readonly yarn: number }

const hand = wobble(1, 20, 31)

/** The pearls by the rows of the field they overlap. Longer strands have more pearls of the same sizes. */
const rows = oncePerField((field) => {
  const pearls = STRANDS.flatMap((_, strand) => thread(strand, lengthened(field)))
  return Array.from({ length: rowsOf(field) }, (_, row) =>
    pearls.filter(({ cy, radius }) => cy + radius >= row * ROW && cy - radius <= (row + 1) * ROW),
  )
})
const ROW = 4
const rowsOf = (field: Field) => Math.ceil((DRAWN.height * lengthened(field)) / ROW)
const rowAt = (y: number, field: Field) => Math.min(rowsOf(field) - 1, Math.max(0, Math.floor(y / ROW)))

const DANAH = { x: 30, y: 111, radius: 12, lit: 2.6 }

/** The danah, the one great pearl: large enough to show its lustre, rose on the side away from the light. */
function danah(dx: number, dy: number): number {
  if (Math.hypot(dx, dy) > DANAH.radius) return CLOTH
  return Math.hypot(dx + DANAH.lit, dy + DANAH.lit) < DANAH.radius ? PEARL : ROSE
}

/** Diameter in cm of the largest pearls of each strand, from left to right. */
const STRANDS = [4.8, 6.2, 8, 10.5, 14, 11, 8.4, 6.6, 5] as const

/** The pearls of all strands are largest at the waist, y 120. */
const diameter = (y: number, strand: number) =>
  STRANDS[strand]! * (0.62 + 0.38 * Math.exp(-(((y - 120) / 80) ** 2)))

/** Gap between a strand and the one before it, in cm: narrow at the waist, wider towards both ends, unevenly. */
function gapAt(y: number, strand: number): number {
  const parted = 1 + 11 * smoothStep(120, 250, y) + 9 * smoothStep(70, -20, y)
  return 0.9 + parted * (0.67 + 0.33 * valueNoise(y / 60, strand * 3.3, 32))
}

/** How far to the right of the common path a strand runs, in cm. */
function offset(y: number, strand: number): number {
  let centre = 0
  let width = 0
  STRANDS.forEach((_, other) => {
    const breadth = diameter(y, other)
    if (other > 0) width += gapAt(y, other)
    if (other === strand) centre = width + breadth / 2
    width += breadth
  })
  return centre - width / 2
}

const path = (y: number) => 92 + 24 * Math.cos((y - 92) / 50) - 0.06 * y

/** The point of a strand at a height as drawn, on a rug that is so many times as long. */
function pointOn(y: number, strand: number, long: number): Point {
  const slope = (path(y + 0.5) - path(y - 0.5)) / long
  const across = offset(y, strand) / Math.hypot(slope, 1)
  return [path(y) + across, y * long - across * slope]
}

/** Places pearls along the strand, a knot's width apart. */
function thread(strand: number, long: number): Pearl[] {
  const pearls: Pearl[] = []
  let last = { cx: -Infinity, cy: 0, radius: 0 }
  for (let y = -40; y < DRAWN.height + 40; y += 0.05) {
    const [cx, cy] = pointOn(y, strand, long)
    const radius = diameter(y, strand) / 2
    if (Math.hypot(cx - last.cx, cy - last.cy) < radius + last.radius + KNOT) continue
    last = { cx, cy, radius }
    pearls.push({ ...last, yarn: lustre(cx, cy, hash(pearls.length, strand, 33)) })
  }
  return pearls
}

const KNOT = 0.75

/** Neighbouring pearls have similar colours, because pearls were matched before they were strung; a few differ. */
function lustre(x: number, y: number, jitter: number): number {
  const tint = valueNoise(x / 48, y / 48, 41) + 0.3 * (jitter - 0.5)
  if (tint > 0.34) return ROSE
  return tint < -0.3 ? CHAMPAGNE : PEARL
}
