import type { Oklab } from '../color/oklab.ts'
import type { Levels } from '../room/levels.ts'

export type FloodedFloor = {
  /** The median of the floor by the mark. */
  readonly color: Oklab
  readonly pixels: ReadonlySet<number>
}

/** Weights in Oklab: light falls off over a floor, its colour stays. */
const [OF_LIGHTNESS, OF_COLOR] = [0.4, 2]
const [LEAST_TOLERANCE, MOST_TOLERANCE] = [0.045, 0.07]
/** Spreads of the floor's own grain within which a pixel is still floor. */
const SPREADS = 3.5

/**
 * The floor of a picture: all that is joined to the seeds, lies below the horizon (`canBe`) and has about the median
 * colour of the seeds.
 */
export function floodFloor(
  { width, height }: Levels,
  colors: readonly Oklab[],
  seeds: readonly number[],
  canBe: (pixel: number) => boolean,
): FloodedFloor {
  const of = (part: keyof Oklab) => median(seeds.map((pixel) => colors[pixel]![part]))
  const color = { l: of('l'), a: of('a'), b: of('b') }
  const miss = (pixel: number) => {
    const { l, a, b } = colors[pixel]!
    return Math.hypot(OF_LIGHTNESS * (l - color.l), OF_COLOR * (a - color.a), OF_COLOR * (b - color.b))
  }
  const spread = SPREADS * median(seeds.map(miss))
  const tolerance = Math.max(LEAST_TOLERANCE, Math.min(MOST_TOLERANCE, spread))
  const pixels = new Set(seeds.filter((pixel) => miss(pixel) <= tolerance))
  const waiting = [...pixels]
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const beside = [
      x > 0 ? pixel - 1 : pixel,
      x < width - 1 ? pixel + 1 : pixel,
      y > 0 ? pixel - width : pixel,
      y < height - 1 ? pixel + width : pixel,
    ]
    for (const next of beside) {
      if (pixels.has(next) || miss(next) > tolerance || !canBe(next)) continue
      pixels.add(next)
      waiting.push(next)
    }
  }
  return { color, pixels }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
