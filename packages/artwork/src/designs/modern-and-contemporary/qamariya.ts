import type { Design } from '../../design.ts'
import type { Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { inPanels } from '../../patterns/panels.ts'
import { scaleRosette } from '../../patterns/scale-rosette.ts'
import { wholeFigure } from '../../patterns/whole-figure.ts'
import { wobble } from '../../patterns/wobble.ts'

const WALL = 0
const COBALT = 1
const VIOLET = 2
const RUBY = 3
const AMBER = 4
const INDIGO = 5
const OXBLOOD = 6
const BRONZE = 7

export const qamariya: Design = {
  id: 'qamariya',
  name: 'Qamariya',
  collection: 'Modern and Contemporary',
  tags: ['luxury', 'transitional'],
  description:
    'The qamariya fans the windows of old Sanaa with coloured glass; here one fills the wall and its light lies down the floor. Cobalt, violet, ruby and amber, and three of them dimmed, on night plum, for a stair hall or a salon.',
  room: 'hallway',
  yarns: [
    { name: 'night plum', hex: '#241622', share: 49 },
    { name: 'cobalt', hex: '#2C5FB8', share: 5 },
    { name: 'violet', hex: '#7A3F92', share: 6.5 },
    { name: 'ruby', hex: '#C0273F', share: 9.5 },
    { name: 'amber', hex: '#EBAA3C', share: 9 },
    { name: 'indigo shade', hex: '#263A6B', share: 9.5 },
    { name: 'oxblood shade', hex: '#6A2036', share: 5.5 },
    { name: 'bronze shade', hex: '#99602A', share: 6 },
  ],
  palettes: [
    {
      name: 'Smoke glass',
      hexes: ['#26282B', '#7F9A98', '#5F7FA8', '#B98A6A', '#E2CFA0', '#465656', '#5B4A48', '#85734F'],
    },
    {
      name: 'Dawn',
      hexes: ['#F1E4D6', '#4F7FA6', '#8A6A9C', '#C85A6A', '#D9972F', '#A9C3CF', '#E0AFAE', '#EBCB92'],
    },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: (x, y, field) => (isRunner(field) ? lancet(field)(x, y) : placed(x, y, field)),
}

const inFull = inPanels({ cropCentre: 0.44, turns: false }, (x, y, field) => drawing(field)(x, y))

/** Whether a rug stands so high that a part of the window, or several, would be shown instead of one. */
const isRunner = ({ width, height, outline }: Field) =>
  outline === 'rectangle' && height > 2 * width && height < 5.5 * width

const drawing = oncePerField((field) => {
  const { outline, top, height } = field
  const middle = top + height / 2
  const window = outline === 'rectangle' ? DRAWN_WINDOW : { x: 66, sill: middle + 4, radius: 74 }
  return cartoon((x, y) => windowAt(window, x, y), field)
})

const DRAWN_WINDOW: Window = { x: 60, sill: 104, radius: 96 }

/** The window is as high, and its light as long, as drawn. */
const placed = wholeFigure(
  { whole: { left: 40, right: 130, above: 0, below: 242 }, ratios: [0.6, 2] },
  (x, y) => windowAt(DRAWN_WINDOW, x, y),
  inFull,
)

function windowAt(window: Window, px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  return y < window.sill ? wallAt(window, x, y) : floorAt(window, x, y)
}

/** A whole window as wide as the runner and higher than a half disc, with fewer panes, and its light below it. */
const lancet = oncePerField((field) => {
  const { width, height } = field
  const radius = width / 2 - LANCET.beside
  const sill = LANCET.sill * height
  const window = { x: width / 2, sill, radius, panes: LANCET_PANES }
  const higher = Math.min(LANCET.highest, (0.92 * sill) / (radius + ARCH.to))
  const longer = Math.min(1.25 * higher, (0.94 * (height - sill)) / (LIGHT_LENGTH * radius))
  return cartoon(
    (px, py) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py)
      const up = sill - y
      // The light keeps its sill as it is.
      if (up > 0) return wallAt(window, x, sill - up / higher)
      return floorAt(window, x, up > -2 * SILL ? y : sill + 2 * SILL + (-up - 2 * SILL) / longer)
    },
    field,
    true,
  )
})

/** What is left beside the window, in cm; where its sill lies, of the height; how many times as high as a half disc it may be. */
const LANCET = { beside: 8, sill: 0.42, highest: 3 }

const hand = wobble(5, 44, 281)

/** A fan window: the x of its middle, the y of its sill, and its radius, in cm; its panes are as drawn if it has no others. */
type Window = {
  readonly x: number
  readonly sill: number
  readonly radius: number
  readonly panes?: Panes
}

function wallAt({ x, sill, radius, panes = PANES }: Window, px: number, py: number): number {
  const right = px - x
  const up = sill - py
  const out = Math.sqrt(right * right + up * up)
  if (out > radius + ARCH.from && out < radius + ARCH.to) return BRONZE
  if (out > radius || up < 1.5) return WALL
  const { glass, inside, innerFrom } = paneAt(radius, panes, out, Math.atan2(up, -right) / Math.PI)
  if (inside < BAR / 2) return WALL
  return inside > innerFrom ? INNER_GLASS[glass]! : glass
}

const ARCH = { from: 3, to: 6 }
/** Width of the tracery between panes, in cm. */
const BAR = 1.6
/** The inner glass of a pane, by its outer glass. */
const INNER_GLASS = [WALL, VIOLET, RUBY, AMBER, RUBY]

/** The sill's height in cm; length of the light relative to the window; its shift to the right per cm. */
const SILL = 4
const LIGHT_LENGTH = 1.38
const SKEW = 0.36

/** The same panes as light on the floor, upside down and skewed, bright in the middle and dim at the edges. */
function floorAt({ x, sill, radius, panes = PANES }: Window, px: number, py: number): number {
  const down = py - sill
  if (down < SILL) return down > SILL - 3 ? BRONZE : WALL
  const up = (down - 2 * SILL) / LIGHT_LENGTH
  if (up < 0) return WALL
  const right = px - x - SKEW * down
  const out = Math.sqrt(right * right + up * up)
  if (out > 1.03 * radius) return WALL
  const { glass, inside } = paneAt(radius, panes, out, Math.atan2(up, -right) / Math.PI)
  // The light gets softer with the distance: less of a pane is bright and more of it dim.
  const softness = 0.9 + up / 34
  // Round panes are small enough to be dim throughout.
  if (out > RIM.from * radius) return inside > 0.2 * softness ? DIMMED[glass]! : WALL
  if (inside < softness) return WALL
  return inside > 2.6 * softness ? glass : DIMMED[glass]!
}

const DIMMED = [WALL, INDIGO, INDIGO, OXBLOOD, BRONZE]

/** A point on a pane: its glass, how far inside the rim it lies in cm, and how far inside the inner glass begins. */
type OnPane = { readonly glass: number; readonly inside: number; readonly innerFrom: number }

/** Panes like peacock feathers: number in a half turn, growth per row, rows with inner glass, and round panes in the rim. */
type Panes = {
  readonly feathers: number
  readonly growth: number
  readonly inner: readonly [from: number, before: number]
  readonly beads: number
}
const PANES: Panes = { feathers: 11, growth: 0.235, inner: [3, 7], beads: 26 }
/** A narrow window has fewer and larger ones. */
const LANCET_PANES: Panes = { feathers: 9, growth: 0.3, inner: [2, 5], beads: 19 }
/** Extents as fractions of the radius. */
const HUB = 0.16
const RIM = { from: 0.885, middle: 0.945, bead: 0.043 }
/** The least radius of a round pane in cm. */
const LEAST_BEAD = 2.3

function paneAt(radius: number, panes: Panes, out: number, turned: number): OnPane {
  if (out < HUB * radius) return { glass: AMBER, inside: HUB * radius - out, innerFrom: 0.45 * HUB * radius }
  if (out > RIM.from * radius) return beadAt(radius, panes.beads, out, turned)
  const { row, index, inside } = scaleRosette(
    { first: HUB * radius, growth: panes.growth, scales: panes.feathers },
    out,
    turned,
  )
  const toRim = Math.min(out - HUB * radius, RIM.from * radius - out)
  const halfPitch = (Math.PI * HUB * radius * Math.exp(panes.growth * row)) / panes.feathers / 2
  const [from, before] = panes.inner
  return {
    glass: glassAt((index + 0.5 - (row & 1) / 2) / panes.feathers, index, row),
    inside: Math.min(inside, toRim),
    // Small panes and those cut by the rim have no inner glass.
    innerFrom: row >= from && row < before ? 0.6 * halfPitch : Infinity,
  }
}

function beadAt(radius: number, beads: number, out: number, turned: number): OnPane {
  const position = turned * beads
  const index = Math.floor(position)
  const along = (position - index - 0.5) * ((Math.PI * RIM.middle * radius) / beads)
  const across = out - RIM.middle * radius
  const inside = Math.max(RIM.bead * radius, LEAST_BEAD) - Math.sqrt(along * along + across * across)
  return { glass: glassAt((index + 0.5) / beads, index, 9), inside, innerFrom: Infinity }
}

/** From cobalt on the left to amber on the right, with some panes out of order. */
function glassAt(turned: number, index: number, row: number): number {
  const at = 3.9 * turned - 0.1 + 1.3 * (hash(index, row, 282) - 0.5)
  return COBALT + Math.min(3, Math.max(0, Math.floor(at)))
}
