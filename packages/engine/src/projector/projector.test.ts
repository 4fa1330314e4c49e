import { describe, expect, it } from 'vitest'

import { calibrate, meanError, pixelAt, type Place, type Projection, type Sighting } from './projector.ts'

const PICTURE = { width: 1920, height: 1080 }
const [WIDE, LONG] = [2600, 1500]

/** Corners, the middles of the sides, and the middle of a frame. */
const PLACES: readonly Place[] = [
  [0, 0],
  [WIDE, 0],
  [WIDE, LONG],
  [0, LONG],
  [WIDE / 2, 0],
  [WIDE, LONG / 2],
  [WIDE / 2, LONG],
  [0, LONG / 2],
  [WIDE / 2, LONG / 2],
]
/** A grid over the frame, none of it in the places that are calibrated. */
const GRID: readonly Place[] = Array.from({ length: 19 * 11 }, (_, n) => [
  ((n % 19) + 0.5) * (WIDE / 19),
  (Math.floor(n / 19) + 0.5) * (LONG / 11),
])

/** Projectors as they are hung: straight, from below, from the side, turned, each with its lens. */
const PROJECTORS: readonly Projection[] = [
  [0.62, 0, 150, 0, 0.62, 70, 0, 0, 1],
  [0.66, 0.05, 90, 0.01, 0.68, 40, 0.00002, 0.00006, 1],
  [0.55, -0.04, 260, 0.05, 0.6, 60, -0.00005, 0.00001, 1],
  [0.6, 0.08, 120, -0.06, 0.61, 170, 0.00004, -0.00003, 1],
].flatMap((homography) => [-0.06, 0, 0.03, 0.12].map((lens) => ({ homography, lens, picture: PICTURE })))

/** What somebody sees who moves each target by steps of `px` until it lies on its mark, off by up to `hand`. */
function sighted(
  projector: Projection,
  places: readonly Place[],
  px: number,
  hand = 0,
  seed = 1,
): Sighting[] {
  let state = seed
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5
  return places.map((cloth) => {
    const [x, y] = pixelAt(projector, cloth)
    const seen = (value: number) => Math.round((value + 2 * hand * random()) / px) * px
    return { cloth, pixel: [seen(x), seen(y)] }
  })
}
const truth = (projector: Projection) => GRID.map((cloth) => ({ cloth, pixel: pixelAt(projector, cloth) }))

describe.each(PROJECTORS)('a projector, lens $lens, homography $homography', (projector) => {
  it('is found again from exact sightings', () => {
    const found = calibrate(
      PLACES.map((cloth) => ({ cloth, pixel: pixelAt(projector, cloth) })),
      PICTURE,
    )
    expect(found.lens).toBeCloseTo(projector.lens, 4)
    expect(meanError(found, truth(projector))).toBeLessThan(0.01)
  })

  it('is right to half a pixel when targets are moved by whole pixels', () => {
    expect(meanError(calibrate(sighted(projector, PLACES, 1), PICTURE), truth(projector))).toBeLessThan(0.5)
  })

  it('is right to half a pixel when the hand is off by half a pixel, too', () => {
    const errors = Array.from({ length: 20 }, (_, n) =>
      meanError(calibrate(sighted(projector, PLACES, 0.25, 0.5, n + 1), PICTURE), truth(projector)),
    )
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.5)
  })
})

it('needs more than the corners for the lens', () => {
  const bent = PROJECTORS.find(({ lens }) => lens === 0.12)!
  const corners = calibrate(sighted(bent, PLACES.slice(0, 4), 0.25), PICTURE)
  expect(corners.lens).toBe(0)
  expect(meanError(corners, truth(bent))).toBeGreaterThan(3)
  const all = calibrate(sighted(bent, PLACES, 0.25), PICTURE)
  expect(meanError(all, truth(bent))).toBeLessThan(0.3)
})

it('throws a straight line of the cloth as a straight line', () => {
  const projector = PROJECTORS[7]!
  const found = calibrate(sighted(projector, PLACES, 0.25), PICTURE)
  // The pixel that the found projection names for a place falls, through the true one, onto that place.
  for (const cloth of GRID) {
    const [named, right] = [pixelAt(found, cloth), pixelAt(projector, cloth)]
    expect(Math.hypot(named[0] - right[0], named[1] - right[1])).toBeLessThan(1)
  }
})

it('refuses to guess from three places', () => {
  expect(() => calibrate(sighted(PROJECTORS[0]!, PLACES.slice(0, 3), 1), PICTURE)).toThrow('3 places')
})
