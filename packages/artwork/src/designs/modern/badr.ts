import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { turn } from '../../patterns/turn.ts'
import { wobble } from '../../patterns/wobble.ts'

const NIGHT = 0

export const badr: Design = {
  id: 'badr',
  name: 'Badr',
  collection: 'Modern',
  tags: ['luxury'],
  description:
    'Badr is the full moon, and every night of its growing is laid down in it: an ember crescent at the rim, then band over band to bone. Mulberry, apricot and straw on aubergine, for a bedroom or a room used after dark.',
  room: 'bedroom',
  yarns: [
    { name: 'aubergine', hex: '#2A1A33', share: 26.6 },
    { name: 'mulberry', hex: '#6B2B3F', share: 1.7 },
    { name: 'ember', hex: '#B5442F', share: 4.1 },
    { name: 'terracotta rose', hex: '#D4795A', share: 7.2 },
    { name: 'apricot', hex: '#E5A981', share: 10.8 },
    { name: 'straw', hex: '#EBCDA6', share: 15.2 },
    { name: 'bone', hex: '#F6EBD6', share: 34.3 },
  ],
  palettes: [
    { name: 'Dawn', hexes: ['#D09633', '#6B2A1E', '#9E4A26', '#C46A38', '#E0AE72', '#EED8A6', '#FAF3E2'] },
    { name: 'Olive', hexes: ['#17302F', '#2E574F', '#5C8172', '#98A987', '#C3B581', '#DFD6B6', '#F7F3E6'] },
  ],
  cropCentre: 0.44,
  draw: (x, y, cut) => rise(cut)(x, y),
}

const hand = wobble(2, 60, 91)

/** Where the dusk line stands on the middle of the moon on the nights kept, from rim (1) to rim (-1). */
const DUSKS = [0.9, 0.74, 0.5, 0.2, -0.16, -1] as const
/** Each night comes in by lines before its own band begins: from and to, in cm inward of the last dusk line. */
const LINES = [
  [1.7, 3.2],
  [5.1, 6.4],
  [8.8, 9.8],
] as const
/** Narrower than this, in cm, a line ends. */
const FINEST = 0.85
/** In the Gulf the young moon is lit from below, and lies like a boat. */
const LIT_FROM = 1.02

const rise = oncePerCut((cut) => {
  const { x: cx, y: cy, radius } = moonIn(cut)
  return cartoon(
    (x, y) => {
      const [towardsSun, aside] = turn([hand.x(x, y) - cx, hand.y(x, y) - cy], -LIT_FROM)
      return night(towardsSun / radius, aside / radius, radius)
    },
    cut.top,
    cut.height,
  )
})

/** So near that the rug's edges cut it. */
const moonIn = ({ outline, top }: Cut) =>
  outline === 'rectangle' ? { x: 105, y: 84, radius: 113 } : { x: 96, y: top + 40, radius: 94 }

/** The yarn of a place, in radii, on a moon about the origin that is lit from +x; `radius` in cm. */
function night(x: number, y: number, radius: number): number {
  const rim = Math.sqrt(Math.max(0, 1 - y * y))
  if (Math.abs(x) >= rim) return NIGHT
  // A dusk line is half an ellipse from horn to horn.
  const dusk = x / rim
  const band = DUSKS.findIndex((at) => dusk >= at)
  if (band === DUSKS.length - 1) return band + 1
  const past = (dusk - DUSKS[band]!) * radius
  const isLine = LINES.some(([from, to]) => past > from && past < to && (to - from) * rim > FINEST)
  return 1 + band + (isLine ? 1 : 0)
}
