import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'
import { chartFigures, pasturesOn } from './pasture-herd.ts'
import { BORDER, BRICK, HORIZON, INDIGO, MADDER, OCHRE, SKY } from './pasture-yarns.ts'

export const pasture: Design = {
  id: 'pasture',
  name: 'Pasture',
  collection: 'Modern Tribal',
  tags: ['transitional'],
  description:
    'Hills of madder and brick with goats, camels and a tree, in the open manner of the Qashqai. For a family room, or anywhere people sit on the floor.',
  room: 'majlis',
  yarns: [
    { name: 'madder', hex: '#93322B', share: 45.5 },
    { name: 'brick', hex: '#BC6242', share: 21 },
    { name: 'indigo', hex: '#2C3A5A', share: 11 },
    { name: 'ochre', hex: '#CB9840', share: 9 },
    { name: 'ivory', hex: '#E8DCC4', share: 3 },
    { name: 'sky', hex: '#8FB0BA', share: 4.5 },
    { name: 'leaf', hex: '#55693F', share: 4 },
    { name: 'peat', hex: '#2C2320', share: 2.5 },
  ],
  palettes: [
    {
      name: 'Saffron',
      hexes: ['#CF9436', '#E2BC7C', '#7A3A2C', '#A9552F', '#F5EEDD', '#6F97A6', '#5E7048', '#33281F'],
    },
    {
      name: 'Blue hill',
      hexes: ['#2F4A70', '#567AA3', '#8E3A32', '#C99A4A', '#E9DFCA', '#B0C0C2', '#6E8458', '#1E2230'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: {
    kind: 'bordered',
    rigid: [],
    border: { width: 11.5, rail: SKY },
    repeat: { yarn: OCHRE, depth: 4.2, pitch: 11, first: 'half' },
  },
  motifScale: [0.58, 1.6],
  draw: drawnOn(drawing),
}

/** Traced as a cartoon, because the legs of the animals leave slivers of the hill behind them. */
function drawing(field: Field) {
  const fades = isInCatalogue(field) ? 12 : 40
  const scene = sceneOn(field)
  return cartoon((px, py) => {
    // The border is straighter than the hills, so the irregularity fades out towards the edge.
    const strength = Math.min(1, field.inset(px, py, fades) / fades)
    const x = px + strength * (hand.x(px, py) - px)
    const y = py + strength * (hand.y(px, py) - py)
    const depth = field.inset(x, y, BORDER + HORIZON)
    if (depth < BORDER) return borderAt(x, y, depth, field)
    if (depth < BORDER + HORIZON) return SKY
    return scene(x, y)
  }, field)
}

/** What the border frames: one pasture, or as many as a larger or longer rug has room for, with hills that run through. */
function sceneOn(field: Field): (x: number, y: number) => number {
  const chart = chartFigures(field)
  if (isInCatalogue(field)) {
    return (x, y) => chart.at(x, y) || groundAt(x, x, (y - field.top) / field.height, field.height)
  }
  const { across, down, width, height } = pasturesOn(field)
  return (x, y) => {
    const figure = chart.at(x, y)
    if (figure) return figure
    const column = Math.min(across - 1, Math.max(0, Math.floor(x / width)))
    const row = Math.min(down - 1, Math.max(0, Math.floor((y - field.top) / height)))
    return groundAt(
      x,
      inPasture(x - column * width, width, (column + row) % 2 === 1),
      (y - field.top - row * height) / height,
      height,
    )
  }
}

/** Distance from the left of a pasture as on the drawn one; every second pasture is the other way round. */
const inPasture = (x: number, width: number, isReversed: boolean) =>
  ((isReversed ? width - x : x) / width) * DRAWN.width

const hand = wobble(9, 26, 191)
/** In cm. A tooth has steps, each narrower on both sides than the one before. */
const TOOTH = { pitch: 11, foot: 8, step: 1.5, narrower: 1.15 }

/** Stepped teeth on an ochre line, pointing outwards; a whole number on every side. */
function borderAt(x: number, y: number, depth: number, field: Field): number {
  if (depth > TOOTH.foot) return OCHRE
  const step = Math.ceil((TOOTH.foot - depth) / TOOTH.step)
  const fromMiddle = Math.abs(toothAt(x, y, depth, field) - 0.5) * TOOTH.pitch
  return fromMiddle < TOOTH.pitch / 2 - 0.2 - step * TOOTH.narrower ? OCHRE : INDIGO
}

/** Position within a tooth, 0–1. */
function toothAt(
  x: number,
  y: number,
  depth: number,
  { outline, top, width, height, length, along }: Field,
): number {
  const count = (cm: number) => Math.round(cm / TOOTH.pitch)
  if (outline === 'round' || outline === 'ellipse') return fract((along(x, y) / length) * count(length))
  const isOnSide = Math.min(x, width - x) <= depth
  return isOnSide ? fract(((y - top) / height) * count(height)) : fract((x / width) * count(width))
}

/** Hills of brick: middle (0–1 down the cut), height in cm, and extent across in cm. */
const BANKS = [
  { middle: 0.155, depth: 17, from: -40, to: 92 },
  { middle: 0.385, depth: 16, from: 44, to: 240 },
  { middle: 0.53, depth: 34, from: -80, to: 118 },
  { middle: 0.655, depth: 10, from: 78, to: 210 },
  { middle: 0.8, depth: 26, from: 22, to: 260 },
  { middle: 0.915, depth: 10, from: -50, to: 84 },
] as const

/** The edges of hills follow knots of this size, in cm. */
const KNOT = { width: 2.4, height: 1.6 }

/** The hills at a point `x` cm across the rug, `inside` cm across the drawn pasture, and `v` (0–1) down a pasture. */
function groundAt(x: number, inside: number, v: number, height: number): number {
  const column = Math.floor(x / KNOT.width) * KNOT.width
  const across = inside + column - x
  const row = (Math.floor((v * height) / KNOT.height) + 0.5) * KNOT.height
  for (const [index, { middle, depth, from, to }] of BANKS.entries()) {
    const part = (across - from) / (to - from)
    if (part <= 0 || part >= 1) continue
    const roll = 7 * valueNoise(column / 46, index, 193)
    const half = (depth / 2) * Math.sqrt(Math.sin(Math.PI * part)) * Math.sqrt(height / DRAWN.height)
    const off = row - middle * height - roll
    // Hills are flat below and rounded above.
    if (half > 1.6 && off > -1.25 * half && off < 0.75 * half) return BRICK
  }
  return MADDER
}
