/** What the speech model hears, in samples a second. */
export const SAMPLE_RATE = 16_000

/** Samples handed on at a time: 32 ms. */
export const FRAME = 512
