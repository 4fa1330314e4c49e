import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import type { Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { scaleAmong, scaleRosette } from '../../patterns/geometry/scale-rosette.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'A qamariya is the fan of coloured glass above a window in old Sanaa; here one fills the wall, and its light falls across the floor. Cobalt, violet, ruby and amber, with dimmed shades of three of them, on night plum, for a stair hall or a salon.',
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
  draw: drawnOn((field) => (isRunner(field) ? lancet(field) : drawingOn(placed, field))),
}

const inFull = inPanels({ cropCentre: 0.44, turns: false }, (x, y, field) => drawing(field)(x, y))

/** Whether a rug stands so high that a part of the window, or several, would be shown instead of one. */
const isRunner = ({ width, height, outline }: Field) =>
  (outline === 'rectangle' || outline === 'ellipse') && height > 2 * width && height < 12 * width

const drawing = oncePerField((field) => {
  const { outline, top, height } = field
  const middle = top + height / 2
  const window = outline === 'rectangle' ? DRAWN_WINDOW : { x: 66, sill: middle + 4, radius: 74 }
  return cartoon((x, y) => windowAt(window, x, y), field)
})

const DRAWN_WINDOW: Window = { x: 60, sill: 104, radius: 96 }

/** The window is as high, and its light as long, as drawn; a wall that is long has a row of windows. */
const placed = wholeFigure(
  { whole: { left: 40, right: 130, above: 0, below: 242 }, ratios: [0.6, 2], row: 1.2, least: 0.36 },
  (x, y, { scale }) =>
    windowAt({ ...DRAWN_WINDOW, scale, panes: scale < COARSE_FROM ? COARSE_PANES : PANES }, x, y),
  inFull,
)

function windowAt(window: Window, px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  return y < window.sill ? wallAt(window, x, y) : floorAt(window, x, y)
}

/** A whole window as wide as the runner: the fan above a light of panes in rows, as many as fit, and its light below it. */
const lancet = oncePerField((field) => {
  // On a curved rug the window lies inside the curve.
  const inner = field.isCut ? LANCET.inner : 1
  const [width, height] = [inner * field.width, inner * field.height]
  const above = (field.height - height) / 2
  const radius = width / 2 - LANCET.beside
  const sill = LANCET.sill * height
  const below = 0.92 * sill - ARCH.to - radius
  const body = below < LANCET.least ? 0 : below
  const long = (0.94 * (height - sill) - 2 * SILL) / (body + radius)
  const window: Window = {
    x: field.width / 2,
    sill: above + sill,
    radius,
    panes: LANCET_PANES,
    body,
    light: { long: Math.min(LANCET.longest, long), skew: (0.4 * radius) / (height - sill), soft: 2 / height },
  }
  return cartoon((x, y) => windowAt(window, x, y), field, true)
})

/**
 * The part of a curved rug's sides that the window has; what is left beside it, in cm; where its sill lies, of the height; the least height of the panes below the fan,
 * and how long its light may be at most, compared to the window.
 */
const LANCET = { inner: 0.78, beside: 8, sill: 0.42, least: 14, longest: 1.6 }

const hand = wobble(5, 44, 281)

/**
 * A fan window: the x of its middle, the y of its sill, and its radius, in cm; its panes are as drawn if it has no others.
 * `body`: how high its fan stands on further panes in rows. `light`: as drawn if it is not given.
 */
type Window = {
  readonly x: number
  readonly sill: number
  readonly radius: number
  readonly panes?: Panes
  readonly body?: number
  readonly light?: Light
  /** Centimetres of the rug per centimetre of the window: on a small one the tracery and the round panes are larger. */
  readonly scale?: number
}

/** Length of the light relative to the window, its shift to the right per cm, and how much softer it gets per cm. */
type Light = { readonly long: number; readonly skew: number; readonly soft: number }

function wallAt(window: Window, px: number, py: number): number {
  const { x, sill, radius, body = 0, scale = 1 } = window
  const right = px - x
  const up = sill - py
  const out = outOf(window, right, up)
  if (out > radius + ARCH.from && out < radius + ARCH.to) return BRONZE
  if (out > radius || up < 1.5) return WALL
  if (body > 0 && Math.abs(up - body) < TRANSOM / 2) return BRONZE
  const { glass, inside, innerFrom } = paneOf(window, out, right, up)
  if (inside < Math.max(BAR, LEAST_BAR / scale) / 2) return WALL
  return inside > innerFrom ? INNER_GLASS[glass]! : glass
}

/** How far a point lies from the middle of the fan, or below it from the middle line. */
const outOf = ({ body = 0 }: Window, right: number, up: number) =>
  up > body ? Math.sqrt(right * right + (up - body) * (up - body)) : Math.abs(right)

function paneOf({ radius, panes = PANES, body = 0 }: Window, out: number, right: number, up: number): OnPane {
  const pane =
    up > body
      ? paneAt(radius, panes, out, Math.atan2(up - body, -right) / Math.PI)
      : paneBelow({ radius, panes, body }, right, up)
  if (body === 0) return pane
  // The transom, with a bar above and below it.
  return { ...pane, inside: Math.min(pane.inside, Math.abs(up - body) - TRANSOM / 2) }
}

const ARCH = { from: 3, to: 6 }
/** Width of the tracery between panes, in cm. */
const BAR = 1.6
/** The least of it on the rug. */
const LEAST_BAR = 0.8
/** The inner glass of a pane, by its outer glass. */
const INNER_GLASS = [WALL, VIOLET, RUBY, AMBER, RUBY]

/** Height in cm of the bar between a fan and the panes below it. */
const TRANSOM = 3

/** The sill's height in cm. */
const SILL = 4
const DRAWN_LIGHT: Light = { long: 1.38, skew: 0.36, soft: 1 / 34 }

/** The same panes as light on the floor, upside down and skewed, bright in the middle and dim at the edges. */
function floorAt(window: Window, px: number, py: number): number {
  const { x, sill, radius, light = DRAWN_LIGHT } = window
  const down = py - sill
  if (down < SILL) return down > SILL - 3 ? BRONZE : WALL
  const up = (down - 2 * SILL) / light.long
  if (up < 0) return WALL
  const right = px - x - light.skew * down
  const out = outOf(window, right, up)
  if (out > 1.03 * radius) return WALL
  const { glass, inside } = paneOf(window, out, right, up)
  // The light gets softer with the distance: less of a pane is bright and more of it dim.
  const softness = 0.9 + up * light.soft
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
/** So does a small one, compared to the drawn. */
const COARSE_PANES: Panes = { feathers: 8, growth: 0.32, inner: [2, 5], beads: 18 }
const COARSE_FROM = 0.62
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

/** A pane of the rows below the fan: as broad as its outermost ones, with round ones up the sides. */
function paneBelow(
  { radius, panes, body }: Required<Pick<Window, 'radius' | 'panes' | 'body'>>,
  right: number,
  up: number,
): OnPane {
  const half = RIM.from * radius
  const toRim = half - Math.abs(right)
  if (toRim < 0) {
    const bead = beadAt(radius, panes.beads, Math.abs(right), up / (Math.PI * RIM.middle * radius))
    return { ...bead, glass: right < 0 ? COBALT : AMBER }
  }
  const columns = Math.round((2 * panes.feathers) / Math.PI)
  const pitch = (2 * half) / columns
  const high = body / Math.round(body / (0.78 * pitch))
  const { row, index, inside } = scaleAmong(up / high, (right + half) / pitch, pitch / 2)
  return {
    glass: glassAt((index + 0.5 - (row & 1) / 2) / columns, index, row),
    inside: Math.min(inside, toRim),
    innerFrom: 0.3 * pitch,
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
