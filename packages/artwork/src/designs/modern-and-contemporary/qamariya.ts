import type { Cut, Outline } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { fract } from '../../patterns/fract.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { scaleRosette } from '../../patterns/scale-rosette.ts'
import { wobble } from '../../patterns/wobble.ts'

const PLASTER = 0
const SHADE = 1
const TURQUOISE = 2
const RUBY = 3
const COBALT = 4
const BOTTLE = 5
const AMBER = 6
const VIOLET = 7

export const qamariya: Design = {
  id: 'qamariya',
  name: 'Qamariya',
  collection: 'Modern and Contemporary',
  tags: ['luxury', 'transitional'],
  description:
    'The qamariya fans the windows of old Sanaa with coloured light. Six glass colours in plaster tracery, for a stair hall, a salon or a white room.',
  yarns: [
    { name: 'plaster', hex: '#ECE4D5', share: 65.5 },
    { name: 'moulding shade', hex: '#BDB09D', share: 11.5 },
    { name: 'turquoise', hex: '#4C9A9C', share: 5.5 },
    { name: 'ruby', hex: '#8E2336', share: 3.5 },
    { name: 'cobalt', hex: '#2B4A86', share: 3.5 },
    { name: 'bottle', hex: '#2F5E46', share: 4 },
    { name: 'amber', hex: '#D2922F', share: 3 },
    { name: 'violet', hex: '#5E3F72', share: 3.5 },
  ],
  palettes: [
    {
      name: 'Smoke glass',
      hexes: ['#2B2A2E', '#524E50', '#7F9A98', '#A5544A', '#5F7FA8', '#6A7F5A', '#C9A35A', '#7A6486'],
    },
    {
      name: 'Dawn',
      hexes: ['#F1E4D6', '#CFB9A4', '#A3C4BE', '#C4707A', '#6F8DB5', '#8CA37A', '#E0B36A', '#9A83A8'],
    },
  ],
  cropCentre: 0.55,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    for (const window of windows(cut)) {
      const yarn = windowAt(window, x - window.x, window.sill - y)
      if (yarn !== undefined) return yarn
    }
    return frieze(x, y, cut.outline)
  },
}

const hand = wobble(2, 40, 281)

/** A fan window on its sill, or a whole round one, whose middle then is at `sill`. */
type Window = {
  readonly x: number
  readonly sill: number
  readonly radius: number
  readonly glazing: (radius: number, out: number, turned: number) => number | undefined
  readonly round?: boolean
}

const windows = oncePerCut(({ outline, top, height }: Cut): readonly Window[] => {
  const x = FIELD.width / 2
  const middle = top + height / 2
  if (outline === 'round') {
    return [
      { x, sill: middle + 4, radius: 57, glazing: feathers },
      { x, sill: middle + 55, radius: 35, glazing: arcade },
    ]
  }
  if (outline === 'square') {
    return [
      { x, sill: top + 74, radius: 62, glazing: feathers },
      { x: 54, sill: top + 141, radius: 41, glazing: arcade },
      { x: 124, sill: top + 116, radius: 12, glazing: flower, round: true },
    ]
  }
  return [
    { x, sill: 0.43 * height, radius: 69, glazing: feathers },
    { x: 62, sill: 0.87 * height, radius: 52, glazing: arcade },
    { x: 130, sill: 0.655 * height, radius: 14, glazing: flower, round: true },
  ]
})

const SILL = { height: 4.6, beyond: 8 }
/** Outwards from the glass: plaster, then the stones of the arch. */
const REVEAL = 1.4
const ARCH = 4.4

/** The yarn at a place `right` of the window's middle and `up` from its sill; nothing where the wall is bare. */
function windowAt({ radius, glazing, round = false }: Window, right: number, up: number): number | undefined {
  if (up < 0 && !round) {
    return up > -SILL.height && Math.abs(right) < radius + SILL.beyond ? SHADE : undefined
  }
  const out = Math.sqrt(right * right + up * up)
  if (out > radius + REVEAL + ARCH) return undefined
  // From the left foot over the head to the right foot, 0 – 1, and on to 2 in a round window.
  const turned = fract(Math.atan2(up, -right) / (2 * Math.PI)) * 2
  if (out > radius + REVEAL) return SHADE
  if (out > radius || (up < BAR && !round)) return PLASTER
  return glazing(radius, out, turned) ?? PLASTER
}

/** Tracery between panes, in cm. */
const BAR = 1.3

/** A pane is one of `panes` from foot to foot; which, and how far from its middle as a part of half its pitch. */
function paneAt(turned: number, panes: number): { readonly index: number; readonly off: number } {
  const place = turned * panes
  const index = Math.floor(place)
  return { index, off: Math.abs(place - index - 0.5) * 2 }
}

/** `width` is the pane's, as a part of its pitch. The glazier breaks points off where they are under 0.7 cm. */
const isGlass = (off: number, width: number, pitch: number) =>
  width * pitch > BAR + 0.7 && off * pitch < width * pitch - BAR

/** Peacock feathers round a rising half moon, under a rim of beads. */
function feathers(radius: number, out: number, turned: number): number | undefined {
  const part = out / radius
  if (part > BEADS.from) return beads(radius, out, turned)
  if (part < HUB) return sunrise(radius, out, turned)
  if (part > BEADS.from - BAR / radius - 0.003) return undefined
  const { row, index, inside } = scaleRosette(
    { first: HUB * radius, growth: ROW, scales: FEATHERS },
    out,
    turned,
  )
  if (inside < BAR / 2) return undefined
  // Mirrored about the middle, where odd rows have a feather more.
  const fromEdge = Math.min(index, FEATHERS - 1 + (row & 1) - index)
  return glassOf(ROW_GLASS[row % ROW_GLASS.length]![fromEdge % 2]!, index, row)
}

const HUB = 0.235

/** A half moon and its halo, in the hub of the feathers. */
function sunrise(radius: number, out: number, turned: number): number | undefined {
  const moon = 0.5 * HUB * radius
  if (out < moon) return AMBER
  const { off } = paneAt(turned, 5)
  const isHalo = out > moon + BAR && out < HUB * radius - BAR
  return isHalo && isGlass(off, 1, (Math.PI * out) / 5) ? COBALT : undefined
}

const FEATHERS = 10
/** Feathers are half as long again as they are broad. */
const ROW = 0.221
const ROW_GLASS: readonly (readonly [number, number])[] = [
  [RUBY, RUBY],
  [COBALT, VIOLET],
  [TURQUOISE, AMBER],
  [BOTTLE, VIOLET],
  [RUBY, COBALT],
  [TURQUOISE, BOTTLE],
  [VIOLET, COBALT],
]

/** A rim of small round panes. */
const BEADS = { from: 0.9, size: 0.036 }

function beads(radius: number, out: number, turned: number): number | undefined {
  const middle = (1 + BEADS.from) / 2 - 0.006
  const panes = 32
  const { index, off } = paneAt(turned, panes)
  const along = (off / 2) * ((Math.PI * middle * radius) / panes)
  const across = out - middle * radius
  if (along * along + across * across > (BEADS.size * radius) ** 2) return undefined
  return glassOf(index % 3 === 1 ? AMBER : TURQUOISE, index, 20)
}

/** Two storeys of round-headed panes over a half moon. */
function arcade(radius: number, out: number, turned: number): number | undefined {
  const part = out / radius
  if (part < 0.2) return TURQUOISE
  for (const [storey, { from, to, panes, glass }] of STOREYS.entries()) {
    const rise = (part - from) / (to - from)
    if (rise < 0 || rise > 1) continue
    const { index, off } = paneAt(turned, panes)
    const width = rise < 0.66 ? 1 : Math.sqrt(1 - ((rise - 0.66) / 0.34) ** 2)
    if (!isGlass(off, width, (Math.PI * out) / panes)) return undefined
    return glassOf(glass[Math.min(index, panes - 1 - index) % glass.length]!, index, 30 + storey)
  }
  return undefined
}

const STOREYS = [
  { from: 0.25, to: 0.6, panes: 9, glass: [COBALT, VIOLET, AMBER, BOTTLE, RUBY] },
  { from: 0.65, to: 0.99, panes: 15, glass: [BOTTLE, RUBY, TURQUOISE, VIOLET, COBALT, AMBER, RUBY, BOTTLE] },
] as const

/** Six petals round an eye, and what they leave between them. */
function flower(radius: number, out: number, turned: number): number | undefined {
  const part = out / radius
  if (part < 0.22) return AMBER
  const { index, off } = paneAt(turned, 3)
  const width = Math.sin(Math.PI * Math.min(1, Math.max(0, (part - 0.2) / 0.78))) ** 0.6
  const pitch = (Math.PI * out) / 3
  if (part < 0.96 && isGlass(off, width, pitch)) return index % 2 === 0 ? RUBY : COBALT
  return part > 0.68 && isGlass(1 - off, 1 - width, pitch) ? TURQUOISE : undefined
}

/** One pane in eight was broken, and mended with what glass there was. */
function glassOf(glass: number, index: number, row: number): number {
  return hash(index, row, 282) < 1 / 8 ? TURQUOISE + Math.floor(6 * hash(index, row, 283)) : glass
}

/** A zigzag of bricks between the storeys. */
function frieze(x: number, y: number, outline: Outline): number {
  // A shorter wall has no room for it.
  if (outline !== 'rectangle') return PLASTER
  const down = y - FRIEZE_TOP
  if (down < 0 || down > 11) return PLASTER
  if (down < 1.5 || down > 9.5) return SHADE
  const tooth = Math.abs(fract(x / TOOTH) - 0.5) * 2
  return Math.abs(down - 3.2 - 4.6 * tooth) < 1.25 ? SHADE : PLASTER
}

const TOOTH = FIELD.width / 16
const FRIEZE_TOP = 0.475 * FIELD.height
