import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { fractalNoise } from '../../patterns/noise/fractal-noise.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const ROSE = 0
const MADDER = 1
const IVORY = 2
const SAND = 3
const INDIGO = 4
const VERDIGRIS = 5

export const palimpsest: Design = {
  id: 'palimpsest',
  name: 'Palimpsest',
  collection: 'Contemporary',
  tags: ['transitional', 'luxury'],
  description:
    'An old carpet, half erased by a century of imagined footsteps and half still legible. Worn rose, madder and indigo with verdigris at the heart, for a period room or a new room without a past.',
  room: 'living',
  yarns: [
    { name: 'worn rose', hex: '#C79A8C', share: 43 },
    { name: 'madder', hex: '#8A3833', share: 16.5 },
    { name: 'ivory', hex: '#E9E0D0', share: 14 },
    { name: 'sand', hex: '#B6A178', share: 9.5 },
    { name: 'indigo', hex: '#33415E', share: 13.5 },
    { name: 'verdigris', hex: '#74968A', share: 3.5 },
  ],
  palettes: [
    { name: 'Sea', hexes: ['#9FB1B3', '#3C5F70', '#E8E4DA', '#7A8573', '#24304A', '#C2A27E'] },
    { name: 'Smoke', hexes: ['#B3ABA2', '#6B5B55', '#ECE6DC', '#C0A067', '#33302F', '#7F96A0'] },
  ],
  cropCentre: 0.5,
  sizeRule: {
    kind: 'bordered',
    rigid: [],
    border: { width: 23.6, rail: IVORY, isWorn: true },
    repeat: { yarn: MADDER, depth: 11.7, pitch: 15, first: 11.7 },
  },
  motifScale: [0.58, 1.6],
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  return cartoon((x, y) => yarnAt(hand.x(x, y), hand.y(x, y), field), field)
}

const hand = wobble(4, 26, 191)

function yarnAt(x: number, y: number, field: Field): number {
  const worn = wear(x, y, field)
  if (worn > 0.39) return SAND
  if (worn > 0.32) return IVORY
  const yarn = pattern(x, y, field)
  if (worn < 0 || yarn === ROSE) return yarn
  // Worn motifs turn pale before they disappear.
  return worn < 0.055 ? IVORY : ROSE
}

/** How worn the pile is: up to 0 not at all, above 0.39 down to the warp. The wear comes in from the right. */
function wear(px: number, py: number, field: Field): number {
  const { width, height, top } = field
  const u = px / width
  // The middle of every carpet is worn as the middle of the drawn one, so that as much of the heart is left.
  const isDrawn = isInCatalogue(field)
  const x = isDrawn ? px : px + (DRAWN.width - width) / 2
  const y = isDrawn ? py : py - top + (DRAWN.height - height) / 2
  // A carpet that is lower than long wide is worn where the drawn field is.
  const v =
    isDrawn && height !== width ? y / height : 0.5 + (y - DRAWN.height / 2) / Math.max(height, DRAWN.height)
  const off = Math.abs((isDrawn ? y / (height === width ? DRAWN.height : height) : v) - 0.4 - 0.08 * u)
  const traffic = (isDrawn ? 0.6 : 0.46) * smoothStep(0.4, 0.02, off) * smoothStep(0.34, 1, u)
  const patches = fractalNoise(x / 36, y / 34, 192, 2)
  const weft = valueNoise(x / 20, y / 2.8, 195)
  return 0.74 * patches + 0.3 * weft + traffic - 0.22 - (isDrawn ? 0 : spared(px, py - top, field))
}

/** Nobody walks over the corners at the left and at the foot: they are as little worn as on the drawn field. */
function spared(x: number, y: number, { outline, width, height }: Field): number {
  if (outline !== 'rectangle') return 0
  const [right, foot] = [width - x, height - y]
  const away = Math.min(Math.hypot(x, y), Math.hypot(x, foot), Math.hypot(right, foot))
  const corner = FIELD_INSET + 0.3 * Math.min(width, height)
  return 0.3 * smoothStep(1.15 * corner, 0.6 * corner, away)
}

const BORDER = { outer: 4, guard: 1.2, main: 13, inner: 3 }
const FIELD_INSET = BORDER.outer + BORDER.main + BORDER.inner + 3 * BORDER.guard

function pattern(x: number, y: number, field: Field): number {
  const inset = field.inset(x, y, FIELD_INSET)
  if (inset < FIELD_INSET) return border(inset, x, y, field)
  return medallion(x, y, field) ?? corner(x, y, field) ?? ROSE
}

function border(inset: number, x: number, y: number, field: Field): number {
  let depth = inset - BORDER.outer
  if (depth < 0) return MADDER
  if (depth < BORDER.guard) return IVORY
  depth -= BORDER.guard
  if (depth < BORDER.main) return rosette(alongBorder(x, y, field), depth - BORDER.main / 2)
  depth -= BORDER.main
  if (depth < BORDER.guard) return IVORY
  return depth < BORDER.guard + BORDER.inner ? MADDER : IVORY
}

const BORDER_MIDDLE = BORDER.outer + BORDER.guard + BORDER.main / 2
const REPEAT = 15

/** Distance in cm from the nearest rosette along the border. Straight sides begin and end with one. */
function alongBorder(x: number, y: number, field: Field): number {
  const off = (at: number, length: number) => {
    const step = length / Math.round(length / REPEAT)
    return (fract(at / step + 0.5) - 0.5) * step
  }
  const round = field.length - 2 * Math.PI * BORDER_MIDDLE
  if (isCurved(field)) return off((field.along(x, y) / field.length) * round, round)
  const down = y - field.top
  const isUpright = Math.min(x, field.width - x) < Math.min(down, field.height - down)
  return isUpright
    ? off(down - BORDER_MIDDLE, field.height - 2 * BORDER_MIDDLE)
    : off(x - BORDER_MIDDLE, field.width - 2 * BORDER_MIDDLE)
}

function rosette(along: number, across: number): number {
  const away = Math.sqrt(along * along + across * across)
  const petal = 1 + 0.15 * Math.cos(8 * Math.atan2(across, along))
  if (away < 1.5) return MADDER
  if (away < 3.2 * petal) return IVORY
  if (away < 5 * petal) return ROSE
  // Buds between the rosettes.
  return Math.abs(Math.abs(along) - REPEAT / 2) + 0.55 * Math.abs(across) < 2.1 ? VERDIGRIS : INDIGO
}

const isCurved = ({ outline }: Field) => outline === 'round' || outline === 'ellipse'

/** The medallions of a rug: their number along its longer side, and their size. */
const medallions = oncePerField(({ outline, width, height }) => {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const [inner, narrow] = [long - 2 * FIELD_INSET, short - 2 * FIELD_INSET]
  const isSquare = long < SQUARE * short
  // Round on a square, and drawn out as far as the rug is, up to the drawn proportions.
  const out = Math.min(1, (long / short - 1) / (DRAWN.height / DRAWN.width - 1))
  const [wide, tall] = [32 + 3 * out, 32 + 21 * out]
  const grown = Math.min(GRAND, Math.max(1, narrow / (DRAWN.width - 2 * FIELD_INSET)))
  const count = Math.max(1, Math.round(inner / (isSquare ? narrow : SPACE * grown)))
  const space = out === 1 ? SPACE : 100 + out * (SPACE - 100)
  const fits = Math.min(narrow / (DRAWN.width - 2 * FIELD_INSET), inner / count / space)
  const scale = outline === 'rectangle' || outline === 'ellipse' ? Math.min(GRAND, fits) : Math.max(1, fits)
  return { lies: width > height, pitch: inner / count, count, wide: wide * scale, tall: tall * scale }
})
/** Longer side over shorter side below which a rug is laid out as a square. */
const SQUARE = 1.2
/** A grand carpet has one large medallion, and large corners, up to so many times as drawn. */
const GRAND = 2.4
/** Length in cm inside the border that a long medallion takes. */
const SPACE = DRAWN.height - 2 * FIELD_INSET

/** Nested rings with sixteen lobes, and a pendant above and below. */
function medallion(x: number, y: number, field: Field): number | undefined {
  const { lies, pitch, count, wide, tall } = medallions(field)
  const fromMiddle = [x - field.width / 2, y - field.top - field.height / 2] as const
  const [across, along] = lies ? [fromMiddle[1], fromMiddle[0]] : fromMiddle
  const last = (count - 1) / 2
  const nearest = Math.min(last, Math.max(-last, Math.round(along / pitch + last) - last))
  const down = along - nearest * pitch
  const pendant = Math.abs(across) / 6.5 + Math.abs(Math.abs(down) - 1.14 * tall) / 8.5
  if (pendant < 1) return pendant < 0.5 ? MADDER : INDIGO
  const dx = across / wide
  const dy = down / tall
  const angle = Math.atan2(dy, dx)
  const away = Math.sqrt(dx * dx + dy * dy)
  const lobed = away - 0.08 * Math.abs(Math.cos(8 * angle))
  if (lobed > 0.95) return undefined
  if (lobed > 0.84) return INDIGO
  if (lobed > 0.8) return IVORY
  if (lobed > 0.47) return bud(away - 0.73, angle) ? IVORY : MADDER
  if (lobed > 0.42) return IVORY
  if (lobed > 0.31) return INDIGO
  // The petals in the centre point between the lobes.
  const petals = away * (1 + 0.2 * Math.cos(8 * angle))
  if (petals > 0.12) return VERDIGRIS
  return ROSE
}

function bud(out: number, angle: number): boolean {
  const side = (fract((angle * 8) / Math.PI + 0.5) - 0.5) * 0.28
  return Math.abs(side) * 1.5 + Math.abs(out) < 0.09
}

function corner(x: number, y: number, field: Field): number | undefined {
  if (isCurved(field)) return undefined
  const down = y - field.top
  const dx = Math.min(x, field.width - x) - FIELD_INSET
  const dy = Math.min(down, field.height - down) - FIELD_INSET
  return spandrel(dx, dy, field)
}

function spandrel(right: number, below: number, { width, height }: Field): number | undefined {
  // Longer along the longer side, and smaller on narrow rugs.
  const ratio = height / width
  const fits = (Math.min(width, height) - 2 * FIELD_INSET) / (DRAWN.width - 2 * FIELD_INSET)
  const scale = Math.min(GRAND, fits)
  const dx = right / scale / (ratio < 1 / SQUARE ? 1.3 : 1)
  const dy = below / scale / (ratio > SQUARE ? 1.3 : 1)
  const angle = Math.atan2(dy, dx)
  const away = Math.sqrt(dx * dx + dy * dy)
  const lobed = away - 2.6 * Math.abs(Math.cos(6 * angle))
  if (lobed > 25) return undefined
  if (lobed > 22) return INDIGO
  if (lobed > 20.8) return IVORY
  if (lobed > 10.5) return MADDER
  if (lobed > 9.2) return IVORY
  return lobed > 6.4 ? INDIGO : VERDIGRIS
}
