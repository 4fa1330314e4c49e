import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fractalNoise } from '../../patterns/fractal-noise.ts'
import { once } from '../../patterns/once.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { smoothUnion } from '../../patterns/smooth-union.ts'
import { wobble } from '../../patterns/wobble.ts'

const NIGHT = 0
const SEA = 5
const IVORY = 6

export const badr: Design = {
  id: 'badr',
  name: 'Badr',
  collection: 'Modern',
  tags: ['luxury'],
  description:
    'Badr is the full moon, here climbing out of the dusk with the crescents of its own rise stacked behind it, the older the deeper. Ivory, apricot and rose on aubergine, for a bedroom or a room used after dark.',
  yarns: [
    { name: 'aubergine', hex: '#291C30', share: 39 },
    { name: 'plum', hex: '#5B3049', share: 1.7 },
    { name: 'old rose', hex: '#9A5060', share: 3.6 },
    { name: 'rose', hex: '#D08873', share: 6 },
    { name: 'apricot', hex: '#EAB98D', share: 9.6 },
    { name: 'cream', hex: '#F0DDBC', share: 16.1 },
    { name: 'moon ivory', hex: '#FBF5E8', share: 24 },
  ],
  palettes: [
    { name: 'Dawn', hexes: ['#D09633', '#6B2A1E', '#9E4A26', '#C46A38', '#E0AE72', '#EED8A6', '#FAF3E2'] },
    { name: 'Olive', hexes: ['#17302F', '#2E574F', '#5C8172', '#98A987', '#C3B581', '#DFD6B6', '#F7F3E6'] },
  ],
  cropCentre: 0.44,
  draw: (x, y, cut) => rise(cut)(x, y),
}

const hand = wobble(2, 60, 91)

/** Yarns of the moons, the first risen first; the last is the one that has a face. */
const MOONS = [1, 1, 2, 2, 3, 3, 4, 4, IVORY] as const
/** Night between a moon and those behind it. */
const RIM = 1.6

const rise = oncePerCut((cut) => {
  const moons = climb(cut)
  return cartoon((x, y) => evening(moons, hand.x(x, y), hand.y(x, y)), cut.top, cut.height)
})

function evening(moons: readonly Moon[], x: number, y: number): number {
  for (const { cx, cy, radius, yarn } of moons) {
    const dx = x - cx
    const dy = y - cy
    const beyond = Math.sqrt(dx * dx + dy * dy) - radius
    if (beyond >= RIM) continue
    if (beyond >= 0) return NIGHT
    return yarn === IVORY ? face(dx / radius, dy / radius) : yarn
  }
  return NIGHT
}

type Moon = { readonly cx: number; readonly cy: number; readonly radius: number; readonly yarn: number }

/** Along a bow from lower left, in steps that lengthen as the moon grows; the full moon, on top, comes first. */
function climb({ outline, top }: Cut): Moon[] {
  const { x, y, scale } = outline === 'rectangle' ? { x: 100, y: 80, scale: 1 } : { x: 92, y: 54, scale: 0.6 }
  return MOONS.map((yarn, step): Moon => {
    const part = (step / (MOONS.length - 1)) ** 1.25
    return {
      cx: x - scale * 74 * (1 - Math.sin((part * Math.PI) / 2)),
      cy: top + y + scale * 134 * (1 - part * (0.62 + 0.38 * part)),
      radius: scale * (25 + 47 * part),
      yarn,
    }
  }).toReversed()
}

/** The greater seas by latitude and longitude (east positive), and their radius as a part of the moon's. */
const SEAS: readonly (readonly [latitude: number, longitude: number, radius: number])[] = [
  [35, -16, 0.29],
  [27, 18, 0.18],
  [8, 31, 0.22],
  [0, 26, 0.12],
  [17, 59, 0.13],
  [-6, 51, 0.18],
  [-15, 35, 0.1],
  [42, -48, 0.13],
  [20, -52, 0.2],
  [2, -48, 0.2],
  [-12, -38, 0.14],
  [-21, -16, 0.17],
  [-24, -39, 0.11],
  [-9, -22, 0.11],
]
/** A rising moon leans to the left. */
const LEAN = -0.5

const seas = once(() =>
  SEAS.map(([latitude, longitude, radius]) => {
    const north = Math.sin((latitude * Math.PI) / 180)
    const east = Math.cos((latitude * Math.PI) / 180) * Math.sin((longitude * Math.PI) / 180)
    const cos = Math.cos(LEAN)
    const sin = Math.sin(LEAN)
    return { x: east * cos + north * sin, y: east * sin - north * cos, radius }
  }),
)

/** Sea or land on a moon of radius 1 about the origin. */
function face(x: number, y: number): number {
  const coastX = x + 0.045 * fractalNoise(x * 5, y * 5, 92)
  const coastY = y + 0.045 * fractalNoise(x * 5, y * 5 + 40, 95)
  let shore = 1
  for (const sea of seas()) {
    const dx = coastX - sea.x
    const dy = coastY - sea.y
    shore = smoothUnion(shore, Math.sqrt(dx * dx + dy * dy) - sea.radius, 0.05)
  }
  return shore < 0 ? SEA : IVORY
}
