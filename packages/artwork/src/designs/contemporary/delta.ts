import type { Design } from '../../design.ts'
import { DRAWN, DRAWN_FIELD, type Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { neighbouringFractal } from '../../patterns/noise/fractal-noise.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { once } from '../../patterns/fields/once.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { neighbouringNoise, valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'A river seen from orbit at its mouth: it braids, breaks into threads and drops its silt in a dark sea. The land is whatever the water left behind. Ink and slate blues with marsh green and salt, for a calm living room or the foot of a bed.',
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
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.56,
      turns: true,
      single: 'part',
      fromRectangle: 'square',
      heights: [190, 1540],
      widths: [DRAWN.width, 260],
      gives: { across: [[1, 1.1]], down: [[1, 1.15]] },
    },
    (x, y, field) => drawing(isOther(field) ? field : DRAWN_FIELD)(x, y),
  ),
}

const isOther = ({ outline, scale, width, height }: Field) =>
  outline === 'rectangle' && (scale < 1 || width !== DRAWN.width || height !== DRAWN.height)

/** How many times as high as drawn the fan is at most: on longer rugs the river has a course above it. */
const HIGHEST_FAN = 1.5

/** The fan starts at a point above the rug. Angles in radians from straight down, positive to the left. */
const HEAD: Point = [108, -74]
const FAN = { from: -0.44, to: 0.86 }
/** Distance of the coast from the head, in cm. */
const SHORE = 246
const ARMS = 42
/** The scale below which threads are thicker than drawn. */
const THREADS_FROM = 0.9
/** How far the fan moves to the right on a broader rug: no strong arm leaves it and comes back. */
const SHIFT = 0.5

const slow = wobble(50, 64, 141)
const quick = wobble(11, 17, 143)

const drawing = oncePerField((field) => {
  // A small rug has fewer threads rather than some that are too thin to tuft.
  const thin = Math.max(1, THREADS_FROM / field.scale)
  const isKept = (arm: number) => STRONG.includes(arm) || thin < 1.2 || arm % 3 !== 1
  const { high, course } = fanOn(field)
  const right = SHIFT * (field.width - DRAWN.width)
  const area = { width: field.width, height: field.height / high, top: -course / high }
  const placed = ({ points, ...stroke }: InkStroke): InkStroke => ({
    ...stroke,
    points: points.map(([x, y]) => [x + right, y] as const),
  })
  // The strong arms are drawn last, so that no thin one cuts across them.
  const arms = Array.from({ length: ARMS }, (_, arm) => arm)
    .filter(isKept)
    .map((arm) => placed(armStroke(arm, thin, course / high)))
    .toSorted((a, b) => b.yarn - a.yarn)
  const water = inkStrokes(arms, LAND, area)
  const reeds = inkStrokes(
    arms.map((arm) => widened(arm, 6.6)),
    LAND,
    area,
  )
  const mud = inkStrokes(
    arms.map((arm) => widened(arm, 9.2)),
    LAND,
    area,
  )
  const shore = field === DRAWN_FIELD ? shoreAt : sampledShore
  const yarnAt = (px: number, below: number) => {
    const py = (below - course) / high
    const qx = quick.x(px, py)
    const qy = quick.y(px, py)
    const x = slow.x(qx, qy)
    const y = slow.y(qx, qy)
    const [dx, dy] = [x - HEAD[0] - right, y - HEAD[1]]
    const away = Math.sqrt(dx * dx + dy * dy)
    if (away > NEAREST_SHORE && y > 0) {
      const angle = Math.atan2(HEAD[0] + right - x, y - HEAD[1])
      const out = away - shore(angle)
      if (out > 0) return seaAt(out, angle)
    }
    const riverYarn = water(x, y)
    if (riverYarn !== LAND) return riverYarn
    const jitter = 2 * ragged(x / 9, y / 9)
    if (reeds(x + jitter, y + jitter) !== LAND) return MARSH
    return mud(x - jitter, y + jitter) === LAND ? SALT : SILT
  }
  // What is composed for a panel is traced with it.
  return field === DRAWN_FIELD ? cartoon(yarnAt, field) : yarnAt
})

/** How many times as high as drawn the fan is, and how many cm of the rug the river's course above it takes. */
function fanOn({ height }: Field) {
  const high = Math.min(HIGHEST_FAN, height / DRAWN.height)
  return { high, course: Math.max(0, height - high * DRAWN.height) }
}

/** The value where there is no arm. */
const LAND = 255

const ragged = neighbouringNoise(7)
const coast = neighbouringFractal(12)
const drift = neighbouringFractal(22)
const BAYS = 8
/** The coast is nowhere nearer to the head. */
const NEAREST_SHORE = SHORE - BAYS

function shoreAt(angle: number): number {
  let spit = 0
  for (const mouth of MOUTHS) spit = Math.max(spit, lobe(angle - mouth, 0.05))
  return SHORE + BAYS * coast(angle * 9, 0.5) + 9 * spit
}

/** The same from values every 4 mm along the coast, which takes a tenth of the time. */
function sampledShore(angle: number): number {
  const at = (angle / Math.PI + 0.5) * SHORE_SAMPLES
  const before = Math.min(SHORE_SAMPLES - 1, Math.max(0, Math.floor(at)))
  const [near, next] = [shores()[before]!, shores()[before + 1]!]
  return near + (at - before) * (next - near)
}
const SHORE_SAMPLES = 2000
const shores = once(() =>
  Float64Array.from({ length: SHORE_SAMPLES + 1 }, (_, k) => shoreAt((k / SHORE_SAMPLES - 0.5) * Math.PI)),
)

/** A bell. Where it is too low to change a sum, it is not computed. */
function lobe(off: number, width: number): number {
  const squared = (off / width) ** 2
  return squared > NO_HEIGHT ? 0 : Math.exp(-squared)
}
const NO_HEIGHT = 45

/** Bands of silt and pale water, which reach far out at the strong mouths and are bent by the coastal current. */
function seaAt(out: number, angle: number): number {
  const drifted = angle - 0.004 * out
  const width = 0.05 + 0.0016 * out
  let tongue = 0
  for (let arm = 0; arm < MOUTHS.length; arm++) {
    tongue = Math.max(tongue, REACH[arm]! * lobe(drifted - MOUTHS[arm]!, width))
  }
  if (out > DEEP_FROM * (1.4 + tongue)) return DEEP
  const distance = out / (1 + tongue + 0.4 * drift(angle * 8, out / 40))
  if (distance < 4) return SILT
  if (distance < 13) return SHOAL
  return distance < DEEP_FROM ? CURRENT : DEEP
}

const DEEP_FROM = 24

/** The angle of an arm at a distance from the head. It strays, so that arms meet and part. */
function angleOf(arm: number, distance: number): number {
  const straight = FAN.from + ((FAN.to - FAN.from) * (arm + 0.5)) / ARMS
  const spread = smoothStep(0.05, 0.8, distance / SHORE)
  const deviation = 0.095 * valueNoise(distance / 42, arm * 0.83, 31) * smoothStep(0.1, 0.5, distance / SHORE)
  return TRUNK + (straight - TRUNK) * spread + deviation
}

function armStroke(arm: number, thin: number, course: number): InkStroke {
  const points: Point[] = []
  const widths: number[] = []
  const isStrong = STRONG.includes(arm)
  const strength = isStrong ? 1.9 : 0.7 + 0.5 * hash(arm, 3)
  const at = (distance: number): Point => {
    const angle = angleOf(arm, distance)
    return [HEAD[0] - distance * Math.sin(angle), HEAD[1] + distance * Math.cos(angle)]
  }
  if (course > 0) {
    const braids = upstream(arm, course, at(MEETING))
    points.push(...braids)
    widths.push(...braids.map(() => Math.max(thin, thin ** 0.5 * strength * 1.9)))
  }
  for (let distance = course > 0 ? MEETING : 40; distance <= SHORE + 24; distance += 4) {
    points.push(at(distance))
    widths.push(Math.max(thin, thin ** 0.5 * strength * (1.2 + 1.6 * (1 - distance / SHORE))))
  }
  return { points, widths, yarn: isStrong ? DEEP : CURRENT }
}

/** How far from the head, in cm, the course meets the arms. */
const MEETING = 80

/**
 * The course of an arm above the fan, from its source down: all wind as one river, stray within its bed, and a few come
 * from the sides.
 */
function upstream(arm: number, course: number, [x, y]: Point): Point[] {
  const points: Point[] = []
  const joins = TRIBUTARIES.find(([from]) => from === arm)
  for (let up = 4 * Math.ceil((course + 20) / 4); up > 0; up -= 4) {
    const winding = smoothStep(0, 70, up)
    const bed = winding * (-30 + 27 * Math.sin(up / 36))
    const stray = winding * (24 * valueNoise(up / 36, arm * 0.83, 33) + 22 * ((arm + 0.5) / ARMS - 0.5))
    const aside = joins ? joins[2] * Math.max(0, up - joins[1]) : 0
    points.push([x + bed + stray + aside, y - up])
  }
  return points
}

/** Arms that come from the sides: how far above the fan each joins the river, and how far aside it lies for each cm above that. */
const TRIBUTARIES = [
  [1, 40, 1.2],
  [9, 30, -1.1],
  [22, 80, -1.3],
  [30, 130, -0.9],
  [38, 90, 1.2],
] as const

/** Angle of the river before it fans out. */
const TRUNK = 0.1
/** Indices of the arms that carry most of the water. */
const STRONG = [5, 15, 25, 35]
/** The angles at which they meet the sea, and how far out their silt goes. */
const MOUTHS = STRONG.map((arm) => angleOf(arm, SHORE))
const REACH = [1.1, 2.3, 1.4, 2]

const widened = ({ points, widths, yarn }: InkStroke, cm: number): InkStroke => ({
  points,
  widths: widths.map((width) => width + cm),
  yarn,
})
