/** What a rug took beside what was reckoned, both in hours at the frame. */
export type TuftedBefore = { readonly reckoned: number; readonly took: number }

/** How long rugs take here. The spreads are standard deviations of the logarithm. */
export type Pace = {
  /** What reckoned hours are multiplied by. */
  readonly factor: number
  /** How much single rugs differ. */
  readonly ofRug: number
  /** How far the factor itself may be off, for all rugs alike. */
  readonly ofFactor: number
}

/** How much is believed before anything was measured: as if so many rugs had come out as reckoned, give or take a quarter. */
const PRIOR_RUGS = 6
const PRIOR_SPREAD = 0.25
/** The median absolute deviation of a normal distribution with a standard deviation of 1. */
const MAD_OF_NORMAL = 0.6745

/**
 * Learns from earlier rugs: the median of their ratios, pulled towards 1 as long as they are few. One rug that lay
 * on the frame for a month, because its yarn was late, moves neither factor nor spread by much.
 */
export function learnPace(before: readonly TuftedBefore[]): Pace {
  const logs = before
    .filter(({ reckoned, took }) => reckoned > 0 && took > 0)
    .map((each) => Math.log(each.took / each.reckoned))
  const middle = median(logs)
  const spread = median(logs.map((log) => Math.abs(log - middle))) / MAD_OF_NORMAL
  const all = logs.length + PRIOR_RUGS
  const factor = Math.exp((logs.length / all) * middle)
  const ofRug = Math.sqrt((PRIOR_RUGS * PRIOR_SPREAD ** 2 + logs.length * spread ** 2) / all)
  return { factor, ofRug, ofFactor: ofRug / Math.sqrt(all) + FACTOR_DRIFT }
}

/** People come and go, yarns and designs change: no number of measured rugs makes the factor certain. */
const FACTOR_DRIFT = 0.03

function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = values.toSorted((p, q) => p - q)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}
