import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { DRAWN, DRAWN_FIELD, isInCatalogue } from '../../field.ts'
import { bezierPoints } from '../../patterns/geometry/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/geometry/nearest-on-path.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { neighbouringNoise } from '../../patterns/noise/value-noise.ts'

const GROUND = 0
const SAFFRON = 1
const RIDGE = 2
const FURROW = 3
const NIGHT = 4
const NIGHT_RIDGE = 5
const ROSE = 6
const ROSE_RIDGE = 7

export const impasto: Design = {
  id: 'impasto',
  name: 'Impasto',
  collection: 'Contemporary',
  tags: [],
  description:
    'A stroke of saffron a metre wide, made with the whole arm, and a stroke of night blue pulled through it while the paint was wet. Three tones of saffron for the ridges of the paint, and two each of blue and rose, on rain grey, for a loft or a dining room with plain chairs.',
  room: 'dining',
  yarns: [
    { name: 'rain grey', hex: '#BCC6C4', share: 24 },
    { name: 'saffron', hex: '#DF9A17', share: 38.5 },
    { name: 'saffron ridge', hex: '#F4CB6A', share: 8.5 },
    { name: 'burnt furrow', hex: '#AE6412', share: 8.5 },
    { name: 'night blue', hex: '#1B2440', share: 7 },
    { name: 'night ridge', hex: '#45568A', share: 2.5 },
    { name: 'clay rose', hex: '#D98E86', share: 9 },
    { name: 'rose ridge', hex: '#EFC0B2', share: 2 },
  ],
  palettes: [
    {
      name: 'Madder',
      hexes: ['#D8C9B8', '#A5232F', '#D4625A', '#6E1424', '#1F2A2C', '#52706B', '#D9A24A', '#EFD08A'],
    },
    {
      name: 'Viridian',
      hexes: ['#D9B9B4', '#1F7A63', '#62B08F', '#0F4D46', '#3A1A33', '#7C4A6E', '#E39A5C', '#F3CFA0'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: drawnOn((field) => painted(isInCatalogue(field) ? DRAWN_FIELD : field)),
}

/**
 * The strokes laid anew: their paths cross the field as they cross the drawn one, and the brush is as large as the field
 * asks for, its bristles never too fine to tuft. A rug that lies is painted from its side; a long one has the three
 * strokes again and again, each over the end of the last.
 */
const painted = oncePerField((field) => {
  const { width, height, top, scale, isCut } = field
  const lies = width > height
  const [across, down] = lies ? [height, width] : [width, height]
  const count = Math.max(1, Math.round(down / across / PAGE))
  const step = down / count
  const [wide, long] = [across / DRAWN.width, step / DRAWN.height]
  const fill = Math.sqrt(wide * long)
  // On a runner the brush is narrower than the field, so that both edges of a stroke show, and it lasts for the whole length.
  const runs = smoothStep(1.3, 2.1, long / wide)
  const narrow = fill + runs * (ON_RUNNER * wide - fill)
  const bristles = Math.max(narrow, LEAST_BRISTLES / scale)
  const rounded = field === DRAWN_FIELD || !isCut ? 1 : 0.9
  const strokes = Array.from({ length: count }, (_, gesture) =>
    STROKES.map(({ path, ...brush }) => {
      const [from, firstControl, secondControl, to] = path.map(([x, y]): Point => [
        across * (0.5 + rounded * (x / DRAWN.width - 0.5)),
        gesture * step + step * (0.5 + rounded * (y / DRAWN.height - 0.5)),
      ]) as [Point, Point, Point, Point] // map forgets that there are four
      // The night one crosses the runner instead of following it; the rose one ends beneath it.
      const brushScale = brush.paint === NIGHT ? fill : narrow
      const grown = brushScale / bristles
      const lasts = brush.onRunner * (brush.paint === SAFFRON ? Math.sqrt(fill * long) : fill)
      // Across a broad rug the night one lasts farther.
      const usual = brush.paint === NIGHT && wide > fill ? 0.55 * fill + 0.45 * wide : fill
      const lasting = (usual + runs * (lasts - usual)) / bristles
      return {
        from: (gesture - 0.5) * step,
        to: (gesture + 1.7) * step,
        brush: {
          ...brush,
          half: brush.half * grown,
          dry: brush.dry * lasting,
          lift: brush.lift * lasting,
          // The stroke with the fewest ridges has a few more where a part of it is cut off.
          ...(brush.ridge === ROSE_RIDGE && field !== DRAWN_FIELD && { crest: 0.16 }),
        },
        at: nearestOnPath(
          bezierPoints(from, firstControl, secondControl, to, 60),
          {
            width: across,
            height: down,
            top: 0,
          },
          brush.half * brushScale * WIDEST,
        ),
      }
    }),
  ).flat()
  return cartoon(
    (px, py) => {
      const [x, y] = lies ? [py - top, px] : [px, py - top]
      let under: number = GROUND
      for (const { brush, at, from, to } of strokes) {
        if (y < from || y > to) continue
        const { along, across: beside } = at(x, y)
        under = paint(brush, along / bristles, beside / bristles, under)
      }
      return under
    },
    field,
    field !== DRAWN_FIELD,
  )
})

/** A brush is at most so many times as wide as usual. */
const WIDEST = 1.08
/** How wide the brush is on a runner, compared to the runner: a part of what it is on the drawn field. */
const ON_RUNNER = 0.92
/** The strokes are drawn once on rugs up to half as long again as this, compared to their width. */
const PAGE = 2.6
/** The finest bristles, on the rug, compared to the drawn ones. */
const LEAST_BRISTLES = 0.72

type Brush = {
  /** Half its width in cm. */
  readonly half: number
  /** Where along the path it starts to run dry, and where its last bristle lifts, in cm. */
  readonly dry: number
  readonly lift: number
  /** Distance between two ridges of paint, in cm. */
  readonly ridges: number
  /** How much of the wet paint beneath it picks up, 0–1. */
  readonly pickup: number
  readonly paint: number
  readonly ridge: number
  readonly furrow: number
  /** How long it lasts on a runner, compared to other rugs, so that no edge cuts its last bristles. */
  readonly onRunner: number
  /** Slope from which paint is a ridge, if not 0.3. */
  readonly crest?: number
  readonly bristles: ReturnType<typeof bristlesOf>
}

/** In painting order. */
const STROKES: readonly (Brush & { readonly path: readonly [Point, Point, Point, Point] })[] = [
  {
    path: [
      [150, -40],
      [126, 40],
      [124, 120],
      [146, 290],
    ],
    half: 18,
    dry: 110,
    lift: 310,
    onRunner: 0.97,
    ridges: 6,
    pickup: 0,
    paint: ROSE,
    ridge: ROSE_RIDGE,
    furrow: ROSE,
    bristles: bristlesOf(268),
  },
  {
    path: [
      [-80, 70],
      [60, 40],
      [104, 130],
      [70, 360],
    ],
    half: 57,
    dry: 150,
    lift: 430,
    onRunner: 1,
    ridges: 8,
    pickup: 0.35,
    paint: SAFFRON,
    ridge: RIDGE,
    furrow: FURROW,
    bristles: bristlesOf(200),
  },
  {
    path: [
      [200, 84],
      [150, 108],
      [90, 172],
      [-6, 190],
    ],
    half: 17,
    dry: 100,
    lift: 236,
    onRunner: 0.9,
    ridges: 5,
    pickup: 0.8,
    paint: NIGHT,
    ridge: NIGHT_RIDGE,
    furrow: NIGHT,
    bristles: bristlesOf(230),
  },
]

/** The yarn at a point after the brush has passed over `under`. */
function paint(brush: Brush, along: number, across: number, under: number): number {
  const { half, ridges, bristles } = brush
  const side = across > 0 ? 1 : 9
  const edge = half * (1 - 0.07 * bristles.edge(along / 26, side)) - Math.abs(across)
  if (edge < 0) return under
  const dryness = smoothStep(brush.dry, brush.lift, along)
  const film =
    1.25 -
    2.4 * dryness +
    0.75 * bristles.film(across / 1.9, along / 80) +
    0.55 * bristles.broadFilm(across / 7, along / 50)
  if (film < 0) return under

  if (under !== GROUND) {
    const pickedUp =
      bristles.pickup(across / 2.1, along / 60) + 0.5 * bristles.broadPickup(across / 7, along / 40)
    if (pickedUp > 1.2 - brush.pickup * (0.3 + 0.9 * dryness)) return under
  }
  const slope =
    bristles.heightRight(across + 0.6, along, ridges) - bristles.heightLeft(across - 0.6, along, ridges)
  if (slope > (brush.crest ?? 0.3)) return brush.ridge
  return slope < -0.3 ? brush.furrow : brush.paint
}

/** Thickness of the paint. Slopes that face the light are ridges, slopes that face away are furrows. */
function thickness(seed: number) {
  const [ridge, furrow] = [neighbouringNoise(seed + 5), neighbouringNoise(seed + 6)]
  return (across: number, along: number, ridges: number) =>
    ridge((2 * across) / ridges, along / 75) + 0.35 * furrow((5 * across) / ridges, along / 40)
}

/** The noises of a brush, one for each place where it is asked side by side. */
function bristlesOf(seed: number) {
  return {
    edge: neighbouringNoise(seed),
    film: neighbouringNoise(seed + 1),
    broadFilm: neighbouringNoise(seed + 2),
    pickup: neighbouringNoise(seed + 3),
    broadPickup: neighbouringNoise(seed + 4),
    heightRight: thickness(seed),
    heightLeft: thickness(seed),
  }
}
