import { DRAWN, type Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { discDistance } from '../../patterns/geometry/disc-distance.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const OAT = 0
const CHALK = 1
const COPPER = 2

export const eclipseMinimalist: Design = {
  id: 'eclipse',
  name: 'Eclipse',
  collection: 'Minimalist',
  tags: ['minimalist', 'luxury'],
  description:
    'A chalk-coloured disc with a copper rim, brighter on one side. On oat, for a bedroom or a room for sitting still, with the disc kept clear of furniture.',
  room: 'bedroom',
  yarns: [
    { name: 'oat', hex: '#D8C8AB', share: 84.5 },
    { name: 'chalk', hex: '#F4EEE3', share: 13 },
    { name: 'copper', hex: '#A85F36', share: 2.5 },
  ],
  palettes: [
    { name: 'Night', hexes: ['#24252B', '#41434E', '#D9B27A'] },
    { name: 'Sage', hexes: ['#A3AE9A', '#C9CFBF', '#7A3F3A'] },
  ],
  cropCentre: 0.4,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: drawnOn((field) => drawingOn(placed, field)),
}

const inFull = inPanels(
  {
    cropCentre: 0.4,
    turns: false,
    single: 'large',
    fromRectangle: 'square',
    gives: {
      across: [
        [0.18, 1.5],
        [0.82, 1],
        [1, 1.5],
      ],
      down: [
        [0.13, 2],
        [0.58, 1],
        [1, 2],
      ],
    },
  },
  moonAt,
)

/** The disc is whole on every rectangle; one that lies and is very long has several. */
const placed = wholeFigure(
  {
    whole: { left: 20, right: 132, above: 30, below: 150 },
    ratios: [0.3, 5],
    row: 2.6,
    before: 0.34,
    least: 0.36,
  },
  moonAt,
  inFull,
)

function moonAt(px: number, py: number, field: Field): number {
  const dx = hand.x(px, py) - DRAWN.width / 2
  const dy = hand.y(px, py) - discCentre(field)
  const radius = Math.sqrt(dx * dx + dy * dy)
  const lit = Math.max(0, dx * LIGHT.x + dy * LIGHT.y) / Math.max(radius, 1)
  if (Math.abs(radius - DISC) < (RIM.thin + RIM.swell * lit) / 2) return COPPER
  return radius < DISC && !isShaded(dx, dy, Math.max(1, FEWER_FROM / field.scale)) ? CHALK : OAT
}

const hand = wobble(2, 30, 301)
const DISC = 44
const RIM = { thin: 2.2, swell: 3.8 }
// The direction from which the light will return.
const LIGHT = { x: Math.cos(0.9), y: Math.sin(0.9) }

// Slightly above the middle of a square or round cut, well above the middle of the rectangle.
const discCentre = ({ outline, top, height }: Field) =>
  outline === 'rectangle' ? 0.36 * DRAWN.height : top + 0.47 * height

/** Radius of the shadow, to scale for a lunar eclipse, and how far its centre lies from the disc's. */
const SHADOW = 2.6 * DISC
const SHADOW_OFFSET = SHADOW + 2
const PITCH = 4
// Beyond these, in cm, a line would be a splinter at the rim.
const LINE_RANGE = { from: -39, to: 25 }

/** On a smaller disc than this, compared to the drawn one, there are fewer and broader lines. */
const FEWER_FROM = 0.75

/**
 * The dark side is drawn in vertical lines of the ground's yarn, wide at the rim and fine at the shadow's end, and so many
 * times as broad as drawn.
 */
function isShaded(dx: number, dy: number, broad: number): boolean {
  const depth = -discDistance(dx, dy, -LIGHT.x * SHADOW_OFFSET, -LIGHT.y * SHADOW_OFFSET, SHADOW)
  if (depth < 0) return false
  const pitch = PITCH * broad
  const middle = (Math.floor(dx / pitch) + 0.5) * pitch
  if (middle < LINE_RANGE.from || middle > LINE_RANGE.to) return false
  return Math.abs(dx - middle) < (0.45 + 0.018 * depth) * broad
}
