import type { Crop } from './crop-box.ts'

/** The largest part with those proportions, width over length, from the middle of a picture of that size. */
export function middlePart(ratio: number, width: number, height: number): Crop {
  const own = width / height
  const across = Math.min(1, ratio / own)
  const down = Math.min(1, own / ratio)
  return { left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down }
}
