import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromRgb } from '../color/lab.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import type { Design } from './designs.ts'

/**
 * New colours for a design: its first five yarns change, ΔE2000 8 and more from one another and from those that stay.
 */
export function recolored({ yarns }: Design, seed: number): number[] {
  const random = mulberry32(seed)
  const colors = [...yarns]
  for (let n = 0; n < Math.min(5, yarns.length); n++) {
    const taken = [...colors.slice(0, n), ...colors.slice(5)].map(labFromRgb)
    const free = TARGETS.filter(
      (rgb) => rgb !== yarns[n] && taken.every((lab) => deltaE2000(lab, labFromRgb(rgb)) >= 8),
    )
    colors[n] = free[Math.floor(random() * free.length)]!
  }
  return colors
}

// From near-black to near-white, grey to bright.
const TARGETS = [
  0x22333b, 0xeae0d5, 0x5e503f, 0xf2a65a, 0xa3b18a, 0x8b1e3f, 0x3c4f76, 0xd1ac00, 0xfdfbf5, 0x17161a,
  0x7b9ea8, 0xc98474, 0x4a7c59, 0xb8b8b2, 0x6d3b47,
] as const
