import { CLOSE } from './label.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * The colour, 0xRRGGBB, of each yarn. If most of a yarn has one value, it is exactly that value; otherwise the mean.
 * Uses the pixels that prove the yarn, or else those close to it; a yarn without either keeps `fallback`.
 */
export function yarnColors(
  pixels: Uint32Array,
  labels: Uint8Array,
  proved: Uint8Array,
  fallback: readonly number[],
): Uint32Array {
  const tallies = Array.from({ length: 256 }, newTally)
  const unsure = newTally()
  for (let at = 0; at < pixels.length;) {
    const label = labels[at]!
    const proof = proved[at]!
    const tally = tallies[proof === UNPROVED ? label & ~CLOSE : proof | SURE]!
    at = count(label < CLOSE ? unsure : tally, pixels, labels, proved, at)
  }
  return Uint32Array.from(fallback, (rgb, n) => color(tallies[n | SURE]!) ?? color(tallies[n]!) ?? rgb)
}

// Tallies of proved pixels are stored above those of the rest.
const SURE = 0x80

type Tally = { count: number; lead: number; leader: number; red: number; green: number; blue: number }

const newTally = (): Tally => ({ count: 0, lead: 0, leader: 0, red: 0, green: 0, blue: 0 })

/**
 * Counts pixels from `from` while label and proof stay the same; returns where they change. Boyer and Moore 1981:
 * finds an absolute majority in one pass.
 */
function count(
  tally: Tally,
  pixels: Uint32Array,
  labels: Uint8Array,
  proved: Uint8Array,
  from: number,
): number {
  const label = labels[from]!
  const proof = proved[from]!
  let { lead, leader, red, green, blue } = tally
  let at = from
  do {
    const pixel = pixels[at]! | 0
    const start = at
    do at += 1
    while (at < pixels.length && (pixels[at]! | 0) === pixel && labels[at] === label && proved[at] === proof)
    const times = at - start
    red += times * ((pixel >>> 16) & 255)
    green += times * ((pixel >>> 8) & 255)
    blue += times * (pixel & 255)
    if (pixel === leader) {
      lead += times
    } else if (lead >= times) {
      lead -= times
    } else {
      leader = pixel
      lead = times - lead
    }
  } while (at < pixels.length && labels[at] === label && proved[at] === proof)
  tally.count += at - from
  tally.lead = lead
  tally.leader = leader
  tally.red = red
  tally.green = green
  tally.blue = blue
  return at
}

function color({ count: pixels, lead, leader, red, green, blue }: Tally): number | null {
  if (pixels === 0) return null
  // The leader occurs at least as often as its lead: this proves a majority.
  if (lead > pixels / 2) return leader & 0xffffff
  return (Math.round(red / pixels) << 16) | (Math.round(green / pixels) << 8) | Math.round(blue / pixels)
}
