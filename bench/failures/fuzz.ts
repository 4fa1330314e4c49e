// `npm run fuzz`: decodes 200,000 corrupted bitmaps of every kind. `-- --files 2000` for fewer, `-- --seed 7` for others.
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { mulberry32 } from '@nawl/engine/color/mulberry32'

import { bmpFile } from '../../packages/engine/src/bitmap/bmp-fixture.ts'
import { BMP_SAMPLES } from '../../packages/engine/src/bitmap/bmp-samples.ts'
import { readOptions } from '../../tools/read-options.ts'

const { values } = readOptions({
  usage: 'npm run fuzz [-- --files 2000 --seed 7]',
  options: { files: 200_000, seed: 1 },
})
const FILES = values.files
const LIMITS = { maxPixels: 40e6 }
/** Size of headers, masks and palettes, which most mutations target. */
const HEAD = 150

const random = mulberry32(values.seed)
const pick = (below: number) => Math.floor(random() * below)
/** Boundary values. */
const NASTY = [0, 1, 0x7f, 0x80, 0xff] as const
const sound = BMP_SAMPLES.map(bmpFile)

let read = 0
let slowestMs = 0
let mostBytes = 0
for (let n = 0; n < FILES; n++) {
  const file = harmed(sound[n % sound.length] ?? new Uint8Array(0))
  const start = performance.now()
  const decoding = decodeBmp(file, LIMITS)
  slowestMs = Math.max(slowestMs, performance.now() - start)
  if (decoding.ok) {
    read++
    mostBytes = Math.max(mostBytes, decoding.raster.pixels.byteLength)
  }
  if (n % 20_000 === 0)
    console.log(`${n} files, resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)
}
console.log(
  `${FILES} files: ${read} read, ${FILES - read} refused, none crashed; slowest ${slowestMs.toFixed(1)} ms, ` +
    `largest raster ${(mostBytes / 2 ** 20).toFixed(1)} MB, resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
)

function harmed(file: Uint8Array): Uint8Array {
  const out = file.slice(0, random() < 0.2 ? pick(file.length + 1) : file.length)
  const reach = random() < 0.8 ? Math.min(HEAD, out.length) : out.length
  if (reach === 0) return out
  for (let harm = pick(6); harm >= 0; harm--)
    out[pick(reach)] = random() < 0.5 ? pick(256) : (NASTY[pick(NASTY.length)] ?? 0)
  return out
}
