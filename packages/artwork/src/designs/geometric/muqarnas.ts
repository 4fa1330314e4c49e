import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, type Field } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const DEEP = 0
const SEA = 1
const CELADON = 2
const PLASTER = 3
const GILT = 4

export const muqarnas: Design = {
  id: 'muqarnas',
  name: 'Muqarnas',
  collection: 'Geometric',
  tags: ['transitional', 'luxury'],
  description:
    'Honeycomb vaulting laid on the floor, opening from a gilt boss in one corner. Four greens, from plaster to deep sage, for a bedroom or a lobby seen from the stairs.',
  room: 'bedroom',
  yarns: [
    { name: 'deep sage', hex: '#42665F', share: 48.5 },
    { name: 'sea sage', hex: '#7C998A', share: 23.5 },
    { name: 'celadon', hex: '#B4C3AC', share: 13.5 },
    { name: 'plaster white', hex: '#ECEADB', share: 11.5 },
    { name: 'gilt', hex: '#B98A3A', share: 3 },
  ],
  palettes: [
    { name: 'Saffron vault', hexes: ['#7A4A2C', '#B98545', '#DDBE86', '#F3E9D3', '#3E5A6B'] },
    { name: 'Blue tile', hexes: ['#2C4868', '#6488A3', '#A9BFCB', '#E7E9E6', '#C99A4F'] },
  ],
  cropCentre: 0.4,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: drawnOn((field) => drawingOn(field.isCut ? cut : whole, field)),
}

const vault: Design['draw'] = (px, py, field) => {
  const { apex, finer } = vaultOn(field)
  const dx = hand.x(px, py) - apex.x
  const dy = hand.y(px, py) - field.top - apex.y
  const r = Math.sqrt(dx * dx + dy * dy)
  if (r < BOSS) return GILT
  const angle = Math.atan2(dy, dx)
  const tier = Math.floor((finer * Math.log(r / (finer * BOSS))) / STEP)
  // Outer tiers overlap inner ones, so they are tested first.
  for (let t = tier; t >= tier - 2 && t >= 0; t--) {
    const yarn = niche(t, r, angle, finer)
    if (yarn !== undefined) return yarn
  }
  return PLASTER
}

const OPTIONS = { cropCentre: 0.4, turns: true, single: 'part', fromRectangle: 'square' } as const
const whole = inPanels(
  {
    ...OPTIONS,
    heights: [150, 1540],
    widths: [104, 260],
    least: 0.56,
    gives: { across: [[1, 1.06]], down: [[1, 1.06]] },
  },
  vault,
)
/** Where the corner with the apex is cut off, the vault gives until enough of it is seen. */
const cut = inPanels(
  {
    ...OPTIONS,
    gives: {
      across: [
        [0.74, 1.34],
        [0.98, 1.06],
        [1, 1.34],
      ],
      down: [
        [0.14, 1.06],
        [1, 1.9],
      ],
    },
  },
  vault,
)

const hand = wobble(3, 35, 53)
/** In cm from the top left of the cut. A disc has no corner, so there the apex lies inside the rim. */
const APEX = { x: 0.86 * DRAWN.width, y: 0.06 * DRAWN.height }
const APEX_IN_DISC = { x: 0.77 * DRAWN.width, y: 0.23 * DRAWN.width }

/** The vault of a field: where its apex lies, and how much finer than drawn its niches are: a long one has more of them. */
const vaultOn = oncePerField(({ outline, width, height }: Field) => {
  if (outline === 'round') return { apex: APEX_IN_DISC, finer: 1 }
  if (outline !== 'rectangle') return { apex: APEX, finer: 1 }
  const niches = 2 * Math.round((NICHES / 2) * Math.max(1, height / width / DRAWN_RATIO) ** 0.5)
  return { apex: { x: (APEX.x / DRAWN.width) * width, y: APEX.y }, finer: niches / NICHES }
})
const DRAWN_RATIO = DRAWN.height / DRAWN.width

const BOSS = 10
const NICHES = 16
const ARC = (2 * Math.PI) / NICHES
const HALF = ARC / 2
/** Step between tiers, in the logarithm of the distance from the apex: niches of all sizes have the same shape. */
const STEP = 0.34
const GILT_TIER = 4
/** Where a finer vault is gilt once more. */
const FURTHER_GILT = 9
/** Niches nearer to the boss are too small for two sides, or for a recess. */
const FIRST_HALVED = 2
const FIRST_RECESSED = 3
/** Tiers beyond this one are a tone darker, to keep the far corner quiet. */
const LAST_BRIGHT = 7
/** Gaps between two crowns are closed where they are narrower than this, in cm. */
const NARROWEST = 0.9

/** The yarn of a tier's niche, or undefined where the tier behind shows between two crowns. */
function niche(tier: number, r: number, angle: number, finer: number): number | undefined {
  // Niches stand on the crowns of the tier below, so every other tier is offset by half a niche.
  const turned = (finer * angle) / ARC + (tier % 2) / 2
  const across = (turned - Math.round(turned)) * ARC
  const out = finer * Math.log(r / (finer * BOSS)) - tier * STEP
  const broad = r / finer
  const edge = archEdge(across, out, HALF) * broad
  const isGilt = tier === GILT_TIER || (finer > 1 && tier === FURTHER_GILT)
  if (edge > 0) {
    // Near its base the gap between two crowns is too narrow to show anything.
    const isPinched = archEdge(HALF, out, HALF) * broad < NARROWEST / 2
    return isPinched ? (isGilt ? GILT : PLASTER) : undefined
  }
  if (edge > -Math.min(2.8, 0.7 + r / 75)) return isGilt ? GILT : PLASTER
  if (tier < FIRST_HALVED) return SEA
  if (tier >= FIRST_RECESSED && archEdge(across - 0.1 * HALF, out - 0.14, 0.55 * HALF) < 0) return DEEP
  // The light comes from the bottom of the rug, so the same side of every hood is lit.
  const isLit = across < 0
  if (isLit) return isGilt ? GILT : tier > finer * LAST_BRIGHT ? SEA : CELADON
  return tier > finer * LAST_BRIGHT ? DEEP : SEA
}

/**
 * Signed distance to a pointed arch of half-width `half`, with its crown at the origin and endless jambs. All lengths
 * are relative to the distance from the apex (the logarithmic map preserves angles, and so shapes).
 */
function archEdge(across: number, out: number, half: number): number {
  const beyond = Math.abs(across) + ARC_OFFSET * half
  const spring = half * Math.sqrt(1 + 2 * ARC_OFFSET)
  if (out > spring) return Math.abs(across) - half
  return Math.sqrt(beyond * beyond + (out - spring) ** 2) - half * (1 + ARC_OFFSET)
}
/** Distance of each arc's centre beyond the middle, in half-widths: 1 gives a Gothic arch, 0 a round one. */
const ARC_OFFSET = 0.5
