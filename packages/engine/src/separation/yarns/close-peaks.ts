import { deltaE2000 } from '../../color/delta-e2000.ts'
import { nearestRgb } from '../../color/gamut.ts'
import { labFromRgb } from '../../color/lab.ts'
import { type Oklab, oklabDistance } from '../../color/oklab.ts'
import type { ColorSample } from './color-samples.ts'
import type { Peak } from './density-peaks.ts'

/**
 * The yarns that lie so close to a heavier peak that the grid of `densityPeaks` does not tell them apart: the heaviest
 * solid colours that differ visibly from every peak, with next to nothing between them and the nearest. Grain, a soft
 * edge and an ombre fill what lies between; two yarns do not. Heaviest first.
 */
export function closePeaks(samples: readonly ColorSample[], peaks: readonly Peak[], most: number): Peak[] {
  const solid = samples.filter((sample) => sample.solid > 0)
  const least = LEAST_SHARE * samples.reduce((sum, { weight }) => sum + weight, 0)
  const known = [...peaks]
  for (const sample of solid.filter((one) => one.solid >= HEART * least).toSorted(heavierFirst)) {
    if (known.length === most) break
    const peak = nearestOf(sample.color, known)
    const distance = oklabDistance(sample.color, peak.color)
    if (distance > MOST_APART || distance < LEAST_APART) continue
    if (!known.every(({ color }) => areVisiblyApart(color, sample.color))) continue
    const here = solidAround(solid, sample.color)
    if (here < least || valleyBetween(solid, sample.color, peak.color) > VALLEY * here) continue
    known.push({ color: sample.color, isSpike: true })
  }
  return known.slice(peaks.length)
}

/** Share of the picture in areas of one colour from which that colour may be a yarn of its own. */
const LEAST_SHARE = 0.005
/** Grain spreads it over several samples: the heaviest holds at least this part. */
const HEART = 0.1
/** OKLab distances: closer is the same peak, farther is what `densityPeaks` finds by itself. */
const LEAST_APART = 0.012
const MOST_APART = 0.036
/** ΔE2000 from which two colours are two yarns. */
const DISTINCT = 5
/** How far around a colour its samples are counted, in OKLab. */
const AROUND = 0.006
/** What may lie between two yarns, as a share of the lighter one. */
const VALLEY = 0.15

const heavierFirst = (p: ColorSample, q: ColorSample) => q.solid - p.solid || p.rgb - q.rgb

function nearestOf(color: Oklab, peaks: readonly Peak[]): Peak {
  let nearest = peaks[0]!
  let least = Infinity
  for (const peak of peaks) {
    const distance = oklabDistance(color, peak.color)
    if (distance >= least) continue
    least = distance
    nearest = peak
  }
  return nearest
}

const areVisiblyApart = (p: Oklab, q: Oklab) =>
  deltaE2000(labFromRgb(nearestRgb(p)), labFromRgb(nearestRgb(q))) >= DISTINCT

const solidAround = (solid: readonly ColorSample[], color: Oklab) =>
  solid.reduce((sum, sample) => (oklabDistance(sample.color, color) < AROUND ? sum + sample.solid : sum), 0)

/** The solid weight around the middle between two colours that is nearer to the middle than to either. */
function valleyBetween(solid: readonly ColorSample[], p: Oklab, q: Oklab): number {
  const middle = { l: (p.l + q.l) / 2, a: (p.a + q.a) / 2, b: (p.b + q.b) / 2 }
  return solid.reduce((sum, { color, solid: weight }) => {
    const away = oklabDistance(color, middle)
    if (away >= AROUND || away >= oklabDistance(color, p) || away >= oklabDistance(color, q)) return sum
    return sum + weight
  }, 0)
}
