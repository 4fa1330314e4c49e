import { mulberry32 } from '../color/mulberry32.ts'

/**
 * Light on pile as a factor per pixel: up to ±8 % between pixels, as from fibres, and up to ±3 % in overlapping tufts
 * of three pixels.
 */
export function woolLight(width: number, height: number, seed: number): Float32Array {
  const random = mulberry32(seed)
  const across = Math.ceil(width / TUFT) + 2
  const tufts = Float32Array.from({ length: across * (Math.ceil(height / TUFT) + 2) }, () => 2 * random() - 1)
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at++) {
    const x = (at % width) / TUFT
    const y = Math.floor(at / width) / TUFT
    const corner = Math.floor(y) * across + Math.floor(x)
    const right = x % 1
    const down = y % 1
    const above = tufts[corner]! * (1 - right) + tufts[corner + 1]! * right
    const below = tufts[corner + across]! * (1 - right) + tufts[corner + across + 1]! * right
    const fibre = random() + random() - 1
    light[at] = 1 + 0.08 * fibre + 0.03 * (above * (1 - down) + below * down)
  }
  return light
}

const TUFT = 3
