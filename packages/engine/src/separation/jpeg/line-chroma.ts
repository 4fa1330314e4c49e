/** What blocks of one ground and a line tell of one channel of the line's chroma. */
export type GroundBlocks = {
  /** The ground's luma and chroma in blocks without the line, in levels. */
  readonly luma: number
  readonly chroma: number
  /** The luma of each block with the line, and the multiple of the step that its chroma was rounded to. */
  readonly lumas: Float64Array
  readonly multiples: Int32Array
  /** The multiple of blocks without the line. */
  readonly multiple: number
}

export type LineChroma = { readonly chroma: number; readonly loss: number }

/**
 * The chroma of a line, near `guess`, that explains how blocks were rounded (censored regression). How much of the
 * line is in a block is told by its luma, given the line's. A ground's chroma is a whole number, as the encoder had it. A ground
 * that no chroma explains, because its colours were clipped, tells nothing.
 */
export function lineChroma(
  grounds: readonly GroundBlocks[],
  lineLuma: number,
  guess: number,
  step: number,
): LineChroma {
  const losses = Float64Array.from({ length: TRIALS }, (_, n) => ((n * TRIAL - REACH) / PRIOR) ** 2)
  for (const ground of grounds) {
    if (Math.abs(ground.luma - lineLuma) < ALIKE) continue
    const own = lossesOf(ground, lineLuma, guess - REACH, step)
    const most = UNEXPLAINED * ground.lumas.length
    for (let n = 0; n < TRIALS; n++) losses[n]! += Math.min(most, own[n]!)
  }
  const loss = losses.reduce((least, one) => Math.min(least, one), Infinity)
  const chroma = likelihoods(losses).reduce((sum, weight, n) => sum + weight * (guess + n * TRIAL - REACH), 0)
  return { chroma, loss }
}

/** How likely each of some trials is by its loss; their sum is 1. */
export function likelihoods(losses: ArrayLike<number>): Float64Array {
  const least = Math.min(...Array.from(losses))
  const weights = Float64Array.from(losses, (loss) => Math.exp((least - loss) / SPREAD))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The loss by which likelihood falls to a third: 2 were blocks independent, but blocks alike err alike. */
const SPREAD = 5

/** How far from the guess a line's chroma is looked for, in what steps, and how likely it is far away; in levels. */
const REACH = 8
const TRIAL = 0.5
const TRIALS = 2 * (REACH / TRIAL) + 1
const PRIOR = 6
/** Next to a ground of nearly its luma, luma does not tell how much of a line there is. */
const ALIKE = 12
/** Mean loss of a block up to which a ground counts. */
const UNEXPLAINED = 0.1

/** The loss of each trial, the first being `from`. */
function lossesOf(
  { luma, chroma, lumas, multiples, multiple }: GroundBlocks,
  lineLuma: number,
  from: number,
  step: number,
): Float64Array {
  const losses = new Float64Array(TRIALS).fill(Infinity)
  const half = step / 2
  for (let whole = Math.floor(chroma) - 1; whole <= Math.floor(chroma) + 2; whole++) {
    if (Math.abs(whole - multiple * step) > half + NOISE) continue
    for (let n = 0; n < TRIALS; n++) {
      const way = (from + n * TRIAL - whole) / (luma - lineLuma)
      let loss = 0
      for (let block = 0; block < lumas.length; block++) {
        const off = Math.abs(whole + way * (luma - lumas[block]!) - multiples[block]! * step) - half
        if (off > 0) loss += Math.min(MOST_LOSS, (off / NOISE) ** 2)
      }
      if (loss < losses[n]!) losses[n] = loss
    }
  }
  return losses
}

/** Standard deviation of a block's chroma before it was rounded, in levels. */
const NOISE = 0.12
const MOST_LOSS = 4
