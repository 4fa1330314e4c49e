import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fractalNoise } from '../../patterns/fractal-noise.ts'
import { hash } from '../../patterns/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { once } from '../../patterns/once.ts'
import type { Point } from '../../patterns/point.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const DEEP = 0
const CURRENT = 1
const SHOAL = 2
const MARSH = 3
const SALT = 4
const SILT = 5

export const delta: Design = {
  id: 'delta',
  name: 'Delta',
  collection: 'Contemporary',
  tags: [],
  description:
    'A river seen from orbit on its last day: it braids, breaks into threads and lets go of its silt in a dark sea, and the land is whatever the water left. Ink and slate blues with marsh green and salt, for a calm living room or the foot of a bed.',
  room: 'living',
  yarns: [
    { name: 'deep water', hex: '#16263F', share: 19 },
    { name: 'current', hex: '#3C6A92', share: 26 },
    { name: 'shoal', hex: '#9DBBC0', share: 7 },
    { name: 'marsh', hex: '#7C8A55', share: 28 },
    { name: 'salt', hex: '#EFE5D1', share: 13.5 },
    { name: 'silt', hex: '#C39E72', share: 6.5 },
  ],
  palettes: [
    { name: 'Satellite', hexes: ['#24302C', '#4E8583', '#B7CDBF', '#8B5A3C', '#F0E4CB', '#D1A05F'] },
    { name: 'Rose silt', hexes: ['#3A2A3E', '#7C5C7C', '#C9AFB9', '#A9685A', '#F4EAE0', '#DDB08F'] },
  ],
  cropCentre: 0.56,
  draw: (x, y) => seen()(x, y),
}

/** The fan opens at a head above the cloth. Angles run from straight down to the left. */
const HEAD: Point = [108, -74]
const FAN = { from: -0.44, to: 0.86 }
/** How far from the head the sea begins, and how far from the shore the silt of a mouth is carried. */
const SHORE = 246
const ARMS = 42

const slow = wobble(50, 64, 141)
const quick = wobble(11, 17, 143)

const seen = once(() => {
  // The strong arms are laid last, so that no thread cuts them.
  const arms = Array.from({ length: ARMS }, (_, arm) => braid(arm)).toSorted((a, b) => b.yarn - a.yarn)
  const water = inkStrokes(arms, LAND)
  const reeds = inkStrokes(
    arms.map((arm) => soak(arm, 6.6)),
    LAND,
  )
  const mud = inkStrokes(
    arms.map((arm) => soak(arm, 9.2)),
    LAND,
  )
  return cartoon((px, py) => {
    const x = slow.x(quick.x(px, py), quick.y(px, py))
    const y = slow.y(quick.x(px, py), quick.y(px, py))
    const angle = Math.atan2(HEAD[0] - x, y - HEAD[1])
    const out = Math.hypot(x - HEAD[0], y - HEAD[1]) - shoreAt(angle)
    if (out > 0) return seaAt(out, angle)
    const wet = water(x, y)
    if (wet !== LAND) return wet
    const strays = 2 * valueNoise(x / 9, y / 9, 7)
    if (reeds(x + strays, y + strays) !== LAND) return MARSH
    return mud(x - strays, y + strays) === LAND ? SALT : SILT
  })
})

/** Where no arm is. */
const LAND = 255

const shoreAt = (angle: number) =>
  SHORE +
  8 * fractalNoise(angle * 9, 0.5, 12, 3) +
  9 * Math.max(...MOUTHS.map((mouth) => lobe(angle - mouth, 0.05)))

const lobe = (off: number, width: number) => Math.exp(-((off / width) ** 2))

/** Silt settles first and the palest water last: both reach far off the strong mouths, and the coast's current bends them. */
function seaAt(out: number, angle: number): number {
  const drifted = angle - 0.004 * out
  const tongue = Math.max(
    ...MOUTHS.map((mouth, arm) => REACH[arm]! * lobe(drifted - mouth, 0.05 + 0.0016 * out)),
  )
  const carried = out / (1 + tongue + 0.4 * fractalNoise(angle * 8, out / 40, 22, 3))
  if (carried < 4) return SILT
  if (carried < 13) return SHOAL
  return carried < 24 ? CURRENT : DEEP
}

/** The angle at which an arm runs that far from the head: it strays, so that arms meet and part. */
function placeOf(arm: number, away: number): number {
  const home = FAN.from + ((FAN.to - FAN.from) * (arm + 0.5)) / ARMS
  const gathered = smoothStep(0.05, 0.8, away / SHORE)
  const strayed = 0.095 * valueNoise(away / 42, arm * 0.83, 31) * smoothStep(0.1, 0.5, away / SHORE)
  return TRUNK + (home - TRUNK) * gathered + strayed
}

function braid(arm: number): InkStroke {
  const points: Point[] = []
  const widths: number[] = []
  const isStrong = STRONG.includes(arm)
  const strength = isStrong ? 1.9 : 0.7 + 0.5 * hash(arm, 3)
  for (let away = 40; away <= SHORE + 24; away += 4) {
    const angle = placeOf(arm, away)
    points.push([HEAD[0] - away * Math.sin(angle), HEAD[1] + away * Math.cos(angle)])
    widths.push(Math.max(1, strength * (1.2 + 1.6 * (1 - away / SHORE))))
  }
  return { points, widths, yarn: isStrong ? DEEP : CURRENT }
}

/** Where the river points before it opens. */
const TRUNK = 0.1
/** The arms that carry most of it. */
const STRONG = [5, 15, 25, 35]
/** Where they meet the sea, and how far out their silt goes. */
const MOUTHS = STRONG.map((arm) => placeOf(arm, SHORE))
const REACH = [1.1, 2.3, 1.4, 2]

const soak = ({ points, widths, yarn }: InkStroke, cm: number): InkStroke => ({
  points,
  widths: widths.map((width) => width + cm),
  yarn,
})
