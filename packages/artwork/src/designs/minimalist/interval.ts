import type { Design } from '../../design.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

const LINEN = 0
const FLAX = 1
const GRAPHITE = 2
const MADDER = 3

export const interval: Design = {
  id: 'interval',
  name: 'Interval',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'A few lines of flax and graphite and, after a pause, a single stroke of madder. On linen, for a corridor, a landing or the quiet side of a bed.',
  room: 'hallway',
  yarns: [
    { name: 'linen', hex: '#E6DED0', share: 84.5 },
    { name: 'flax', hex: '#C0B197', share: 9 },
    { name: 'graphite', hex: '#4A4846', share: 3.5 },
    { name: 'madder', hex: '#A23E32', share: 3 },
  ],
  palettes: [
    { name: 'Navy', hexes: ['#25304A', '#475577', '#D8D0C0', '#B9843F'] },
    { name: 'Clay', hexes: ['#D6AE97', '#B98468', '#6A3D35', '#5F8580'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: false,
      single: 'large',
      heights: [100, 1540],
      widths: [104, 260],
      gives: { across: [[1, 1.6]], down: [[1, 1.2]] },
      needs: { yarns: [LINEN, FLAX, MADDER], part: 0.009 },
    },
    (px, py, { top, width, height, outline }) => {
      const x = px + 0.3 * valueNoise(px / 20, py / 40, 371) - width / 2
      const v = (py - top) / height
      const phrases = outline === 'rectangle' ? Math.max(1, Math.round(height / PHRASE)) : 1
      const inPhrase = phrases * v
      // A disc has no corners, so the outer lines move inwards.
      const spread = width * (outline === 'round' ? 0.8 : 1)
      for (const line of width > ANSWERED_FROM ? ANSWERED : LINES) {
        const off = Math.abs(x - (line.u - 0.5) * spread)
        if (off < line.width && off < widthAt(line, inPhrase, py) / 2 && isDrawn(line, v, inPhrase))
          return line.yarn
      }
      return LINEN
    },
  ),
}

/** A line: its position across (0–1), its width in cm, and how far down it ends (0–1). */
type Line = { readonly u: number; readonly width: number; readonly yarn: number; readonly end: number }

const LINES: readonly Line[] = [
  { u: 0.055, width: 1.6, yarn: FLAX, end: 1 },
  { u: 0.105, width: 1.6, yarn: GRAPHITE, end: 0.87 },
  { u: 0.15, width: 4.4, yarn: FLAX, end: 1 },
  { u: 0.21, width: 1.4, yarn: FLAX, end: 0.8 },
  { u: 0.27, width: 3, yarn: GRAPHITE, end: 1 },
  { u: 0.36, width: 7, yarn: FLAX, end: 0.97 },
  { u: 0.46, width: 1.5, yarn: GRAPHITE, end: 0.78 },
  { u: 0.68, width: 4.4, yarn: MADDER, end: 1 },
]

/** On a wider rug a second, lower phrase answers from beyond the pause. */
const ANSWERED: readonly Line[] = [
  ...LINES,
  { u: 0.535, width: 3, yarn: FLAX, end: 0.9 },
  { u: 0.875, width: 1.5, yarn: GRAPHITE, end: 1 },
  { u: 0.93, width: 4.4, yarn: FLAX, end: 1 },
]
/** From this width in cm of the drawing. */
const ANSWERED_FROM = 170

/** How far down (0–1) a line has its gap. The gaps form a slant, and the madder line widens at the end of it. */
const gapAt = (u: number) => 0.2 + 0.72 * u

/** A longer rug has a phrase for every so many cm, each with a slant of gaps, to and fro. */
const PHRASE = 260

/** How far a point is from the gap of its phrase, in lengths of one. */
function fromGap(u: number, inPhrase: number): number {
  const phrase = Math.floor(inPhrase)
  return inPhrase - phrase - gapAt(phrase % 2 ? 1 - u : u)
}

function widthAt({ u, width, yarn }: Line, inPhrase: number, y: number): number {
  const swell = yarn === MADDER ? 1.6 * Math.exp(-((fromGap(u, inPhrase) / 0.13) ** 2)) : 0
  return (width + swell) * (1 + 0.12 * valueNoise(u * 40, y / 30, 373))
}

/** Wider lines have longer gaps. */
function isDrawn({ u, width, yarn, end }: Line, v: number, inPhrase: number): boolean {
  return v < end && (yarn === MADDER || Math.abs(fromGap(u, inPhrase)) > 0.0105 + 0.0011 * width)
}
