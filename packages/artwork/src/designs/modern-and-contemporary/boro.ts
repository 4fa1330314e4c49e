import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { polygonLookup } from '../../patterns/geometry/polygon-lookup.ts'
import { sashiko, STITCH, THREAD } from '../../patterns/sashiko.ts'
import type { Sewing, Stitch } from '../../patterns/sashiko.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const INDIGO = 0
const NIGHT = 1
const WASHED = 2
const IVORY = 3
const PERSIMMON = 4

export const boro: Design = {
  id: 'boro',
  name: 'Boro',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'Boro is cloth kept alive by patching. Three indigos, from night to washed, with ivory stitches and one persimmon patch, for a living room with a long sofa or a bedroom with a platform bed.',
  room: 'living',
  yarns: [
    { name: 'indigo', hex: '#33487A', share: 40.5 },
    { name: 'indigo night', hex: '#1B2440', share: 28.5 },
    { name: 'washed indigo', hex: '#6E88A8', share: 19.5 },
    { name: 'undyed ivory', hex: '#EBE3D2', share: 9 },
    { name: 'persimmon', hex: '#C7632F', share: 2.5 },
  ],
  palettes: [
    { name: 'Kakishibu', hexes: ['#7A4A2C', '#3A241B', '#B58357', '#E9DCC3', '#3F5F7A'] },
    { name: 'Grey mend', hexes: ['#54585E', '#2A2C30', '#90969A', '#E2DED6', '#A8623F'] },
  ],
  cropCentre: 0.445,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.445,
      turns: true,
      single: 'large',
      heights: [140, 700],
      widths: [104, 260],
      gives: { across: [[1, 1.15]], down: [[1, 1.1]] },
      needs: { yarns: [INDIGO, NIGHT, WASHED, IVORY, PERSIMMON], part: 0.015 },
    },
    (px, py, field) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py)
      const { patches, stitchAt } = cloth(field)
      const stitch = stitchAt(x, y)
      if (stitch !== CLOTH) return stitch
      return patchAt(patches, x, y)?.yarn ?? INDIGO
    },
  ),
}

const hand = wobble(5, 28, 291)
const CLOTH = 255

type Patch = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly yarn: number
  readonly sewing: Sewing
  readonly cos: number
  readonly sin: number
  readonly angle: number
}

/** Centre and size in cm, rotation in degrees, yarn, sewing. Later patches lie on top. */
const PATCHES: readonly Patch[] = [
  patch(14, 222, 50, 74, -1.5, NIGHT, 'none'),
  patch(120, 204, 92, 92, 1.2, WASHED, 'rows'),
  patch(88, 18, 56, 62, -2, WASHED, 'rows'),
  patch(142, 20, 44, 60, 1.5, NIGHT, 'crosses'),
  patch(140, 128, 48, 46, -1, WASHED, 'none'),
  patch(26, 26, 44, 40, 2, INDIGO, 'edge'),
  patch(23, 96, 24, 42, -3, WASHED, 'edge'),
  patch(66, 128, 40, 34, 1.6, NIGHT, 'rows'),
  patch(104, 76, 66, 84, -1.4, NIGHT, 'edge'),
  patch(141, 112, 16, 20, 3, IVORY, 'crosses'),
  patch(118, 136, 34, 30, 2.2, INDIGO, 'hitomezashi'),
  patch(18, 158, 60, 34, 1.2, WASHED, 'rows'),
  patch(78, 164, 58, 30, -1, IVORY, 'edge'),
  patch(130, 168, 52, 36, -2, INDIGO, 'boxes'),
  patch(78, 222, 38, 60, 1, INDIGO, 'hitomezashi'),
  patch(120, 234, 34, 36, -2.4, INDIGO, 'edge'),
  patch(148, 214, 30, 40, 2, NIGHT, 'crosses'),
  patch(24, 222, 34, 50, 2.6, WASHED, 'rows'),
  patch(46, 166, 30, 38, -2.6, PERSIMMON, 'rows'),
  patch(63, 184, 24, 22, 3, NIGHT, 'crosses'),
]

function patch(
  x: number,
  y: number,
  width: number,
  height: number,
  degrees: number,
  yarn: number,
  sewing: Sewing,
): Patch {
  const angle = (degrees * Math.PI) / 180
  return { x, y, width, height, yarn, sewing, angle, cos: Math.cos(angle), sin: Math.sin(angle) }
}

function patchAt(patches: readonly Patch[], x: number, y: number): Patch | undefined {
  for (let index = patches.length - 1; index >= 0; index--) {
    const one = patches[index]!
    const dx = x - one.x
    const dy = y - one.y
    if (Math.abs(dx * one.cos + dy * one.sin) > one.width / 2) continue
    if (Math.abs(dy * one.cos - dx * one.sin) < one.height / 2) return one
  }
  return undefined
}

/**
 * A rug of other proportions is mended with patches that lie farther apart and are only a little broader or longer, with
 * the same stitches, and with further ones between them.
 */
const cloth = oncePerField((field) => {
  const long = lengthened(field)
  const wide = field.width / DRAWN.width
  const [broader, longer] = [spread(wide), spread(long)]
  const further = FURTHER.filter(
    ({ along }) => (along === 'width' ? broader : longer) < (along === 'width' ? wide : long) - MORE,
  )
  const patches = [...further.map(({ mend }) => mend), ...PATCHES].map((one) => ({
    ...one,
    // The narrow ivory patch of a runner has no room for its edge between its neighbours.
    sewing: one.yarn === IVORY && wide < RUNNER * long ? 'crosses' : one.sewing,
    x: wide * one.x,
    width: broader * one.width,
    y: long * one.y,
    // There is one patch of persimmon: it is longer, or it would be lost.
    height: (one.yarn === PERSIMMON ? Math.min(long, Math.max(longer, long ** 0.8)) : longer) * one.height,
  }))
  const stitches = patches.flatMap((base) => {
    const larger = largerOn(base, field.scale)
    return sewnOn(base, larger, field.scale).flatMap((sewn) => {
      // A stitch half covered by the next patch would leave an islet, so it is left out.
      const isWhole = sewn.every((one) =>
        stitchCorners(one, base, larger, 0.8).every(([x, y]) => patchAt(patches, x, y) === base),
      )
      return isWhole
        ? sewn.map((one) => ({ outline: stitchCorners(one, base, larger, 0), yarn: threadOn(base) }))
        : []
    })
  })
  return { patches, stitchAt: polygonLookup(stitches, CLOTH, tracedOn(field)) }
})

/** How much broader or longer than drawn patches are on a rug that is so much broader or longer. */
const spread = (stretch: number) => (stretch > 1 ? stretch ** 0.5 : stretch)
/** How much farther than that patches lie apart where there are further ones. */
const MORE = 0.15

/** Patches under the others, seen where a broader or a longer rug has room between them. */
const FURTHER: readonly { readonly along: 'width' | 'height'; readonly mend: Patch }[] = [
  { along: 'width', mend: patch(60, 66, 34, 40, 1.4, WASHED, 'rows') },
  { along: 'width', mend: patch(46, 112, 36, 46, -1.6, INDIGO, 'hitomezashi') },
  { along: 'width', mend: patch(100, 190, 44, 52, 1.2, NIGHT, 'rows') },
  { along: 'width', mend: patch(50, 226, 30, 62, -2, NIGHT, 'edge') },
  { along: 'width', mend: patch(118, 24, 36, 50, 2, INDIGO, 'boxes') },
  { along: 'width', mend: patch(146, 72, 30, 52, 1.8, WASHED, 'edge') },
  { along: 'height', mend: patch(34, 62, 60, 34, 1.6, NIGHT, 'rows') },
  { along: 'height', mend: patch(120, 44, 60, 26, -1.4, WASHED, 'rows') },
  { along: 'height', mend: patch(40, 128, 54, 34, -2, INDIGO, 'boxes') },
  { along: 'height', mend: patch(104, 118, 70, 26, 1.5, WASHED, 'rows') },
  { along: 'height', mend: patch(60, 194, 70, 28, -1.5, WASHED, 'edge') },
  { along: 'height', mend: patch(120, 184, 60, 26, 2, NIGHT, 'crosses') },
]

/** Width over height, compared to the drawn field, from which a rug is a runner. */
const RUNNER = 0.7

/**
 * How small, compared to the drawing, stitches are on a small rug: a thread of 11 mm, and of 8 mm in mazes, whose stitches
 * hang together.
 */
const LEAST_SCALE = 0.9
const LEAST_MAZE = 0.68
/** Tracing leaves stitches of 3.4 cm² and more: a thin one is so much longer, in cm². */
const STITCH_AREA = 5.2

const largerOn = ({ sewing }: Patch, scale: number) =>
  scale < 1 ? Math.max(1, (sewing === 'hitomezashi' ? LEAST_MAZE : LEAST_SCALE) / scale) : 1

function sewnOn({ sewing, width, height }: Patch, larger: number, scale: number) {
  const length = scale < 1 ? Math.max(STITCH, STITCH_AREA / THREAD / (larger * scale) ** 2) : STITCH
  return sashiko(sewing, Math.max(8, width / larger), Math.max(8, height / larger), length).map((sewn) =>
    sewn.map(({ at, long, down }) => ({
      at: [larger * at[0], larger * at[1]] as const,
      long: larger * long,
      down,
    })),
  )
}

const threadOn = ({ yarn }: Patch) => (yarn === INDIGO || yarn === NIGHT ? IVORY : NIGHT)

/** The stitch's corners on the field, clockwise, enlarged by `grown` cm on each side. */
function stitchCorners(
  { at, long, down }: Stitch,
  { x, y, angle }: Patch,
  larger: number,
  grown: number,
): Point[] {
  const thread = THREAD * larger
  const half = (down ? thread : long) / 2 + grown
  const tall = (down ? long : thread) / 2 + grown
  const corners: Point[] = [
    [-half, -tall],
    [half, -tall],
    [half, tall],
    [-half, tall],
  ]
  return corners.map(([dx, dy]): Point => {
    const [tx, ty] = turn([at[0] + dx, at[1] + dy], angle)
    return [x + tx, y + ty]
  })
}
