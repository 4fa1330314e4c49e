import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { formatHex, parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'
import { paintSeparation } from '@nawl/engine/recolor/paint-separation'
import { recolor } from '@nawl/engine/recolor/recolor'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'
import type { Reduction } from '@nawl/engine/reduction/reduction'
import { separate } from '@nawl/engine/separation/separate'
import type { Separation } from '@nawl/engine/separation/separation'

import { extractionError } from '../../../packages/engine/src/ground-truth/extraction-error.ts'
import { recolored } from '../../../packages/engine/src/ground-truth/recolored.ts'
import { MIXED, SAMPLES, type Survey } from '../../../packages/engine/src/ground-truth/survey.ts'
import { median } from '../median.ts'
import type { HardPicture } from './hard-pictures.ts'

export type HardScore = {
  readonly name: string
  readonly yarns: number
  readonly found: number
  readonly spurious: number
  /** Mean ΔE2000 of a recolouring: where yarns meet, within 4 pixels of that, and elsewhere. */
  readonly edge: number
  readonly near: number
  readonly interior: number
  /** Processor time of the separation in milliseconds, median of three. */
  readonly ms: number
  /** Share of pixels that an upload gives their own yarn, in percent. */
  readonly labelled: number
}

/** Measures one picture: its yarns, a recolouring of five of them, an upload, and the time. */
export function measureHard(picture: HardPicture, seed: number): HardScore {
  const { name, design, measured, raster, drawnIn } = picture
  const times: number[] = []
  let separation = separate(raster)
  for (let run = 0; run < 3; run++) {
    const cpu = process.cpuUsage()
    separation = separate(raster)
    const { user, system } = process.cpuUsage(cpu)
    times.push((user + system) / 1000)
  }
  const above = separation.swatches.filter(({ percentage }) => percentage > 1)
  const found = above.map(({ r, g, b, percentage }) => ({ rgb: (r << 16) | (g << 8) | b, percentage }))
  const { missed, spurious } = extractionError(found, design.yarns, measured.shares)
  const yarns = measured.shares.filter((share) => share > 1).length
  return {
    name,
    yarns,
    found: yarns - missed,
    spurious,
    ...recolouringOf(separation, picture, drawnIn, seed),
    ms: median(times),
    labelled: labelledRight(reduceToYarns(raster, { yarnCount: yarns, library: null }), picture),
  }
}

/** One in so many pixels inside yarns is compared. */
const STRIDE = 23

function recolouringOf(
  separation: Separation,
  { design, measured }: HardPicture,
  drawnIn: HardPicture['drawnIn'],
  seed: number,
) {
  const colors = recolored(design, seed)
  const mappings = design.yarns.flatMap((rgb, n) =>
    rgb === colors[n] ? [] : [[formatHex(rgb), formatHex(colors[n]!)] as const],
  )
  const painted = paintSeparation(separation, recolor(separation.swatches, { mappings, tolerance: 10 }))
  const truth = drawnIn(colors)
  const zones = zonesOf(measured, design.run)
  const sums = [0, 0, 0]
  const counts = [0, 0, 0]
  for (let at = 0; at < zones.length; at++) {
    const zone = zones[at]!
    if (zone > 0 && at % STRIDE !== 0) continue
    const got = (painted[3 * at]! << 16) | (painted[3 * at + 1]! << 8) | painted[3 * at + 2]!
    const wanted = truth.pixels[at]! & 0xffffff
    sums[zone]! += got === wanted ? 0 : deltaE2000(labFromRgb(got), labFromRgb(wanted))
    counts[zone]! += 1
  }
  const [edge, near, interior] = sums.map((sum, n) => sum / Math.max(1, counts[n]!)) as [
    number,
    number,
    number,
  ]
  return { edge, near, interior }
}

/** 0 where yarns meet, 1 within four pixels of that, 2 elsewhere. */
function zonesOf({ width, height, yarns }: Survey, run: number | undefined): Uint8Array {
  const zones = new Uint8Array(yarns.length).fill(2)
  for (let at = 0; at < yarns.length; at++) {
    if (yarns[at] === run) zones[at] = 0
    if (yarns[at] !== MIXED) continue
    const x = at % width
    const y = (at - x) / width
    for (let v = Math.max(0, y - 4); v <= Math.min(height - 1, y + 4); v++)
      for (let u = Math.max(0, x - 4); u <= Math.min(width - 1, x + 4); u++)
        if (zones[v * width + u] === 2) zones[v * width + u] = 1
    zones[at] = 0
  }
  for (let at = 0; at < yarns.length; at++) if (yarns[at] === MIXED) zones[at] = 0
  return zones
}

/** How many pixels have the yarn that covers most of them; a run may be either end. */
function labelledRight({ indices, yarns }: Reduction, { design, measured }: HardPicture): number {
  const labs = design.yarns.map(labFromRgb)
  const nearest = yarns.map(({ hex }) => {
    const far = labs.map((lab) => deltaE2000(lab, labFromRgb(parseHex(hex)!)))
    return far.indexOf(Math.min(...far))
  })
  let right = 0
  for (let at = 0, sample = 0; at < indices.length; at++) {
    const got = nearest[indices[at]!]!
    if (measured.yarns[at] === MIXED) {
      const here = measured.samples.subarray(sample, (sample += SAMPLES))
      const counts = design.yarns.map((_, n) => here.filter((yarn) => yarn === n).length)
      if (counts[got] === Math.max(...counts)) right++
    } else if (measured.yarns[at] === got || (measured.yarns[at] === design.run && got < 2)) right++
  }
  return (100 * right) / indices.length
}
