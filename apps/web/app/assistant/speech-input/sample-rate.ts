/** Sample rate of the speech model, in Hz. */
export const SAMPLE_RATE = 16_000

/** Samples per frame: 32 ms. */
export const FRAME = 512
