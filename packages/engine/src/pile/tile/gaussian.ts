import { mulberry32 } from '../../color/mulberry32.ts'

/** Distinct deviates: so many are never told from a continuum, and drawing one costs one random number. */
const COUNT = 4096
// Pure, so that pages that lay no pile do not draw them.
const DEVIATES = /* @__PURE__ */ normalDeviates()

/** A normal deviate (mean 0, variance 1, never beyond ±3.5) from a uniform source. */
export function gaussian(random: () => number): number {
  return DEVIATES[Math.floor(random() * COUNT)]!
}

function normalDeviates(): Float32Array {
  const random = mulberry32(1)
  const out = new Float32Array(COUNT)
  for (let i = 0; i < COUNT; i += 2) {
    // The sum of four uniforms has variance 1/3; its missing tails would be faulty wool anyway.
    const deviate = (random() + random() + random() + random() - 2) * Math.sqrt(3)
    // In pairs, so that their mean is exactly 0.
    out[i] = deviate
    out[i + 1] = -deviate
  }
  return out
}
