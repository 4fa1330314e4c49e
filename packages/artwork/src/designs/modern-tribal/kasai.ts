import { type Design, FIELD } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { wobble } from '../../patterns/wobble.ts'

const BARK = 0
const RAFFIA = 1
const CAMWOOD = 2

export const kasai: Design = {
  id: 'kasai',
  name: 'Kasai',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'The logic of Kuba raffia cloth: begin a pattern, interrupt it, begin again larger. Bark and raffia with one camwood patch, for a hallway or a room of plain furniture.',
  yarns: [
    { name: 'bark', hex: '#4A3022', share: 50.5 },
    { name: 'raffia', hex: '#CDAE7C', share: 46 },
    { name: 'camwood', hex: '#B5583F', share: 3.5 },
  ],
  palettes: [
    { name: 'Ash', hexes: ['#3E3C3D', '#C4BFB5', '#C29A3F'] },
    { name: 'Green', hexes: ['#2F4436', '#B9B88A', '#A8553C'] },
  ],
  cropCentre: 0.5,
  draw: (x, y, cut) => cloth(cut)(x, y),
}

const hand = wobble(8, 24, 151)

const cloth = oncePerCut(({ top, height }) =>
  cartoon(
    (px, py) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py) - top
      const { isRaised, ground } = pieceAt(x / FIELD.width, y / height)
      return isOnSeam(x, y, height) || !isRaised(x, y) ? ground : RAFFIA
    },
    top,
    height,
  ),
)

/** Whether the pile stands at a place, in cm from the head of the cloth. */
type Pile = (x: number, y: number) => boolean
/** One weaver's work, from seam to seam: where it begins and ends, 0–1 across and down the cloth. */
type Piece = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly ground: number
  readonly isRaised: Pile
}

/** A line of the fret at scale 1. */
const LINE = 2.05
/** Lozenges stand taller than wide. */
const TALL = 1.25

/** Along the two diagonals, from where the pattern was begun. */
const diagonals = (x: number, y: number) =>
  [(x + y / TALL) * Math.SQRT1_2, (x - y / TALL) * Math.SQRT1_2] as const

/**
 * Squares on their points, by turns nested and barred: a bar runs on from the side of one nest to the next,
 * so that the eye takes them for an interlace. `raised` says whether odd or even lines stand.
 */
function fret(scale: number, fromX: number, fromY: number, raised: 0 | 1): Pile {
  const line = LINE * scale
  const side = 8 * line
  return (x, y) => {
    const [p, q] = diagonals(x - fromX, y - fromY)
    const i = Math.floor(p / side)
    const j = Math.floor(q / side)
    const dp = Math.abs(p - (i + 0.5) * side)
    const dq = Math.abs(q - (j + 0.5) * side)
    const isNest = ((i + j) & 1) === 0
    const d = isNest ? Math.max(dp, dq) : (j & 1) === 0 ? dq : dp
    return (Math.floor(d / line) & 1) === raised
  }
}

/** Broad straps, each of three lines, over one and under one. */
function plait(scale: number): Pile {
  const line = LINE * scale
  const strap = 7 * line
  return (x, y) => {
    const [p, q] = diagonals(x, y)
    const i = Math.floor(p / strap)
    const j = Math.floor(q / strap)
    const across = ((i + j) & 1) === 0 ? p - i * strap : q - j * strap
    return (Math.floor(across / line) & 1) === 1
  }
}

/** The dyed patch lies on the others, and so comes first. */
const PIECES: readonly Piece[] = [
  { left: 0.5, right: 0.82, top: 0.6, foot: 0.775, ground: CAMWOOD, isRaised: fret(1, 96, 170, 0) },
  { left: -1, right: 0.38, top: -1, foot: 0.3, ground: BARK, isRaised: fret(1, 4, 8, 1) },
  { left: -1, right: 0.38, top: 0.3, foot: 0.62, ground: BARK, isRaised: plait(1.35) },
  { left: -1, right: 0.38, top: 0.62, foot: 2, ground: BARK, isRaised: fret(1.9, 20, 190, 0) },
  { left: 0.38, right: 2, top: -1, foot: 0.35, ground: BARK, isRaised: fret(1.9, 96, 30, 0) },
  { left: 0.38, right: 2, top: 0.35, foot: 0.66, ground: BARK, isRaised: fret(1, 108, 118, 1) },
  { left: 0.38, right: 2, top: 0.66, foot: 2, ground: BARK, isRaised: plait(1) },
]

const pieceAt = (u: number, v: number) =>
  PIECES.find(({ left, right, top, foot }) => u >= left && u < right && v >= top && v < foot)!

/** Half of the flat seam between two pieces. */
const SEAM = 0.8

function isOnSeam(x: number, y: number, height: number): boolean {
  const { left, right, top, foot } = pieceAt(x / FIELD.width, y / height)
  const across = Math.min(x - left * FIELD.width, right * FIELD.width - x)
  return Math.min(across, y - top * height, foot * height - y) < SEAM
}
