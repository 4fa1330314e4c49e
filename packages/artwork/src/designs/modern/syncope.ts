import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { fract } from '../../patterns/fract.ts'

const TOBACCO = 0
const CREAM = 1
const SOOT = 2
const MINT = 3

export const syncope: Design = {
  id: 'syncope',
  name: 'Syncope',
  collection: 'Modern',
  tags: [],
  description:
    'Concentric rings cut and slid until they read as rhythm. Tobacco, cream and soot with one mint ring out of tune, for a record room or under a low table.',
  yarns: [
    { name: 'tobacco', hex: '#6A4226', share: 58.5 },
    { name: 'cream', hex: '#EBDDC0', share: 24 },
    { name: 'soot', hex: '#211D1B', share: 13.5 },
    { name: 'mint', hex: '#8FB8A0', share: 4 },
  ],
  palettes: [
    { name: 'Ink', hexes: ['#2B3F5E', '#E4E0D6', '#14161C', '#C98B4B'] },
    { name: 'Rose', hexes: ['#C48B80', '#F0E4D8', '#5A2A33', '#A3A257'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, cut) => {
    const { scale, swing, middle } = cut.outline === 'rectangle' ? IN_FULL : IN_SHORT
    const x = (px - FIELD.width / 2) / scale
    const y = (py - cut.top - middle * cut.height) / scale
    const unslid = Math.sqrt(x * x + y * y)
    if (unslid >= MINT_RING.inner && unslid < MINT_RING.outer) return MINT

    const { slide } = STRIPS.find(({ end }) => x < end)!
    const slidBack = y - swing * slide
    const radius = Math.sqrt(x * x + slidBack * slidBack)
    if (radius >= RIM) return TOBACCO
    return fract(radius / BEAT) < SOOT_PART ? SOOT : CREAM
  },
}

const RIM = 70
/** A soot ring and a cream one. */
const BEAT = 14
const SOOT_PART = 0.43
/** The one ring that never moved: it keeps the beat the others have left. */
const MINT_RING = { inner: 28.5, outer: 35.5 }

// Neighbours are slid apart by half a beat and some whole ones, so that cream meets soot. The middle stays
// whole in the fourth strip, and every edge lies well between two rings, or it would leave slivers of them.
const STRIPS = [
  { end: -53, slide: -34 },
  { end: -31, slide: 1 },
  { end: -10, slide: -20 },
  { end: 18, slide: 15 },
  { end: 46.5, slide: -6 },
  { end: Infinity, slide: 43 },
]

const IN_FULL = { scale: 1, swing: 1, middle: 0.46 }
const IN_SHORT = { scale: 0.84, swing: 0.5, middle: 0.49 }
