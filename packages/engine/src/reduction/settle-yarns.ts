import type { Raster } from '../bitmap/raster.ts'
import { formatHex } from '../color/hex.ts'
import { nearestHex } from './nearest-hex.ts'
import type { ReducedYarn, YarnMap } from './reduction.ts'

/**
 * Determines each yarn's colour: the exact value of most of its pixels, as in drawn art, or else their mean. With a
 * `library` (`#RRGGBB`) it becomes the nearest entry, and yarns that become equal are merged.
 */
export function settleYarns(
  map: YarnMap,
  { pixels }: Raster,
  yarnCount: number,
  library: readonly string[] | null,
): { readonly indices: Uint8Array; readonly yarns: readonly ReducedYarn[] } {
  const tallies = tally(map, pixels, yarnCount)
  const hexes = tallies.map(({ count, majority, mean }) => {
    const hex = formatHex(majority ?? mean)
    return count === 0 ? null : library ? nearestHex(library, hex) : hex
  })
  const areas = new Map<string, number>()
  hexes.forEach((hex, yarn) => hex && areas.set(hex, (areas.get(hex) ?? 0) + tallies[yarn]!.count))
  const ordered = [...areas].toSorted(([p, areaP], [q, areaQ]) => areaQ - areaP || (p < q ? -1 : 1))
  const places = hexes.map((hex) => ordered.findIndex(([other]) => other === hex))
  return {
    indices: map.labels.map((yarn) => places[yarn]!),
    yarns: ordered.map(([hex, area]) => ({ hex, share: area / pixels.length })),
  }
}

type Tally = { readonly count: number; readonly mean: number; readonly majority: number | null }

/** Prefers pixels inside patches: at a border two yarns are mixed. A yarn that consists only of borders uses them. */
function tally(map: YarnMap, pixels: Uint32Array, yarnCount: number): Tally[] {
  const inside = tallyWhere(map, pixels, yarnCount, (at) => isInside(map, at))
  const all = tallyWhere(map, pixels, yarnCount, () => true)
  return all.map((whole, yarn) => {
    const { count, mean, majority } = inside[yarn]!
    return count === 0 ? whole : { count: whole.count, mean, majority }
  })
}

function tallyWhere(
  { labels }: YarnMap,
  pixels: Uint32Array,
  yarnCount: number,
  counts: (at: number) => boolean,
): Tally[] {
  const sums = Array.from({ length: yarnCount }, () => ({ count: 0, red: 0, green: 0, blue: 0 }))
  const candidates = new Uint32Array(yarnCount)
  const leads = new Int32Array(yarnCount)
  for (let at = 0; at < labels.length; at++) {
    if (!counts(at)) continue
    const yarn = labels[at]!
    const pixel = pixels[at]!
    const sum = sums[yarn]!
    sum.count++
    sum.red += (pixel >>> 16) & 255
    sum.green += (pixel >>> 8) & 255
    sum.blue += pixel & 255
    // Boyer, Moore 1981: the only value that more than half can have, found without counting.
    if (leads[yarn] === 0) candidates[yarn] = pixel
    leads[yarn]! += candidates[yarn] === pixel ? 1 : -1
  }
  const hits = new Uint32Array(yarnCount)
  for (let at = 0; at < labels.length; at++)
    if (candidates[labels[at]!] === pixels[at] && counts(at)) hits[labels[at]!]! += 1
  return sums.map(({ count, red, green, blue }, yarn) => {
    const mean = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count)
    return { count, mean, majority: 2 * hits[yarn]! > count ? candidates[yarn]! & 0xffffff : null }
  })
}

function isInside({ width, labels }: YarnMap, at: number): boolean {
  const yarn = labels[at]
  const x = at % width
  return (
    (x === 0 || labels[at - 1] === yarn) &&
    (x === width - 1 || labels[at + 1] === yarn) &&
    (at < width || labels[at - width] === yarn) &&
    (at + width >= labels.length || labels[at + width] === yarn)
  )
}
