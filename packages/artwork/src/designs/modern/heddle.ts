import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { lengthened } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'

const INDIGO = 0
const CHALK = 1
const DEEP = 2
const PEBBLE = 3
const OCHRE = 4

export const heddle: Design = {
  id: 'heddle',
  name: 'Heddle',
  collection: 'Modern',
  tags: [],
  description:
    'A weaver’s pattern on squared paper, enlarged until over and under become architecture. Indigo on chalk with three ochre threads, for a study or a workroom.',
  room: 'gallery',
  yarns: [
    { name: 'indigo', hex: '#3E5570', share: 32.5 },
    { name: 'chalk', hex: '#E6E0D3', share: 34.5 },
    { name: 'deep indigo', hex: '#222E42', share: 14.5 },
    { name: 'pebble', hex: '#A9A297', share: 14.5 },
    { name: 'ochre', hex: '#C08B3B', share: 4 },
  ],
  palettes: [
    { name: 'Tannery', hexes: ['#8A4B2F', '#EBDCC2', '#47261D', '#B99F7C', '#5F8A86'] },
    { name: 'Moss', hexes: ['#5B6B4B', '#E2E0D0', '#2B3628', '#A5A792', '#C0705A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.5, turns: true, heights: [120, 1540], widths: [84, 260], most: 2.1 },
    (x, y, field) => {
      const shade = Math.max(SHADE, 1 / field.scale)
      const bandOf = (pitch: number) => PITCH - Math.max(GAP, (LEAST_GAP * PITCH) / pitch / field.scale)
      // A shorter rug has somewhat narrower wefts rather than half of the draft.
      const wefts = Math.round(field.height / PITCH / Math.sqrt(Math.min(1, lengthened(field))))
      const warps = Math.round(field.width / PITCH)
      const pitch = field.width / warps
      const across = x / pitch
      const down = ((y - field.top) / field.height) * wefts
      const warp = Math.floor(across)
      const weft = Math.floor(down)
      const dx = (across - warp - 0.5) * pitch
      const dy = (down - weft - 0.5) * PITCH
      if (isWarpUp(warp, weft, wefts, warps)) {
        if (Math.abs(dx) > bandOf(pitch) / 2) return PEBBLE
        const dives = !isWarpUp(warp, dy < 0 ? weft - 1 : weft + 1, wefts, warps)
        return dives && Math.abs(dy) > PITCH / 2 - shade ? DEEP : INDIGO
      }
      if (Math.abs(dy) > bandOf(field.height / wefts) / 2) return DEEP
      const dives = isWarpUp(dx < 0 ? warp - 1 : warp + 1, weft, wefts, warps)
      if (dives && Math.abs(dx) > PITCH / 2 - shade) return PEBBLE
      return isOchre(weft, wefts) ? OCHRE : CHALK
    },
  ),
}

const WARPS = 18
const PITCH = DRAWN.width / WARPS
/** Width in cm of the gap beside a thread, which shows the crossing thread, in shade; and the least of it on the rug. */
const [GAP, LEAST_GAP] = [0.9, 0.88]
const SHADE = 1.2

/** The goose eye motif: rings of long floats, alternately warp and weft. */
const EYE = { warp: 12, down: 0.33, rings: 3, ring: 3 }
const eyeWeft = (wefts: number) => Math.round(EYE.down * wefts)

const OCHRE_EVERY = 26
const isOchre = (weft: number, wefts: number) => {
  const fromEye = weft - eyeWeft(wefts)
  // A longer cloth has a pair again and again.
  return fromEye === -7 || (fromEye > 0 && (fromEye % OCHRE_EVERY === 1 || fromEye % OCHRE_EVERY === 2))
}

/** The weave draft: plain weave at both ends, 2/2 twill between them, and the goose eye over both. */
function isWarpUp(warp: number, weft: number, wefts: number, warps: number): boolean {
  // A narrow cloth has a smaller eye, whole but for its outermost ring.
  const ring = warps < 0.85 * WARPS ? EYE.ring - 1 : EYE.ring
  const eyeWarp = Math.min(Math.round((EYE.warp / WARPS) * warps), warps - EYE.rings * ring + 1)
  const fromEye = Math.abs(warp - (warps === WARPS ? EYE.warp : eyeWarp)) + Math.abs(weft - eyeWeft(wefts))
  if (fromEye < EYE.rings * ring) return Math.floor(fromEye / ring) % 2 === 1
  const down = (weft + 0.5) / wefts
  return down > 0.36 && down < 0.66 ? ((warp - weft) & 3) < 2 : ((warp + weft) & 1) === 0
}
