import { type Design, FIELD } from '../../design.ts'
import { wobble } from '../../patterns/wobble.ts'

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
    'Honeycomb vaulting laid on the floor, opening from a gilt boss in one corner. Four greens from plaster to deep sage, for a bedroom or a lobby seen from a stair.',
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
  draw: (px, py, cut) => {
    const apex = cut.outline === 'round' ? APEX_IN_DISC : APEX
    const dx = hand.x(px, py) - apex.x
    const dy = hand.y(px, py) - cut.top - apex.y
    const r = Math.sqrt(dx * dx + dy * dy)
    if (r < BOSS) return GILT
    const angle = Math.atan2(dy, dx)
    const tier = Math.floor(Math.log(r / BOSS) / STEP)
    // The outer tier hangs lower, in front of those that rise behind it.
    for (let t = tier; t >= tier - 2 && t >= 0; t--) {
      const yarn = niche(t, r, angle)
      if (yarn !== undefined) return yarn
    }
    return PLASTER
  },
}

const hand = wobble(3, 35, 53)
/** In cm from the top left of the cut. A disc has no corner to open from, so there the apex moves in from the rim. */
const APEX = { x: 0.86 * FIELD.width, y: 0.06 * FIELD.height }
const APEX_IN_DISC = { x: 0.77 * FIELD.width, y: 0.23 * FIELD.width }
const BOSS = 10
const NICHES = 16
const ARC = (2 * Math.PI) / NICHES
const HALF = ARC / 2
/** From tier to tier, in the logarithm of the distance from the apex: every niche has one shape, whatever its size. */
const STEP = 0.34
const GILT_TIER = 4
/** Nearer to the boss a niche has no room for two sides, or for a recess. */
const FIRST_HALVED = 2
const FIRST_RECESSED = 3
/** The widest tiers are a tone darker, so that the far corner rests. */
const LAST_BRIGHT = 7
/** Gaps between two crowns close below this width, in cm. */
const NARROWEST = 0.9

/** The yarn of a tier’s niche, or nothing where the tier behind shows between two crowns. */
function niche(tier: number, r: number, angle: number): number | undefined {
  // Feet stand on the crowns of the tier below, so every other tier is half a niche on.
  const turned = angle / ARC + (tier % 2) / 2
  const across = (turned - Math.round(turned)) * ARC
  const out = Math.log(r / BOSS) - tier * STEP
  const edge = archEdge(across, out, HALF) * r
  const isGilt = tier === GILT_TIER
  if (edge > 0) {
    // Low between two crowns the gap is too narrow to show anything.
    const isPinched = archEdge(HALF, out, HALF) * r < NARROWEST / 2
    return isPinched ? (isGilt ? GILT : PLASTER) : undefined
  }
  if (edge > -Math.min(2.8, 0.7 + r / 75)) return isGilt ? GILT : PLASTER
  if (tier < FIRST_HALVED) return SEA
  if (tier >= FIRST_RECESSED && archEdge(across - 0.1 * HALF, out - 0.14, 0.55 * HALF) < 0) return DEEP
  // The light comes from the foot of the rug: of every hood the same side has it.
  const isLit = across < 0
  if (isLit) return isGilt ? GILT : tier > LAST_BRIGHT ? SEA : CELADON
  return tier > LAST_BRIGHT ? DEEP : SEA
}

/**
 * Signed distance to a pointed arch as wide as two halves, its crown at the origin, its jambs without end; all in
 * parts of the distance from the apex (the logarithmic map keeps angles, so shapes stay true).
 */
function archEdge(across: number, out: number, half: number): number {
  const beyond = Math.abs(across) + ARC_OFFSET * half
  const spring = half * Math.sqrt(1 + 2 * ARC_OFFSET)
  if (out > spring) return Math.abs(across) - half
  return Math.sqrt(beyond * beyond + (out - spring) ** 2) - half * (1 + ARC_OFFSET)
}
/** How far beyond the middle each side’s arc has its centre, in half widths: 1 is a Gothic arch, 0 a round one. */
const ARC_OFFSET = 0.5
