// One picture of 40 megapixels in a process of its own: prints milliseconds of processor time and the bytes beyond the raster.
import { mulberry32 } from '@nawl/engine/color/mulberry32'
import { separate } from '@nawl/engine/separation/separate'

const WIDTH = 5000
const HEIGHT = 8000
const YARNS = [0xd8ccb2, 0x26323d, 0xa8452f, 0x8d987c, 0xc79a3e, 0x5b6f8a, 0xf1e7d2] as const

const drawing = (x: number, y: number) =>
  YARNS[Math.floor((x + 300 * Math.sin(y / 500)) / 450 + 20) % YARNS.length]!

/** Three channels that change by themselves: no yarns at all. */
const gradient = (x: number, y: number) =>
  (Math.round((255 * x) / (WIDTH - 1)) << 16) |
  (Math.round((255 * y) / (HEIGHT - 1)) << 8) |
  Math.round(127 + 100 * Math.sin(x / 900 + y / 1300))

const random = mulberry32(5)

/** A drawing that a telephone photographed: a light that falls from one side, dark corners, noise. */
function photographed(x: number, y: number): number {
  const u = x / WIDTH - 0.5
  const v = y / HEIGHT - 0.5
  const noise = 0.012 * 1.732 * (random() + random() + random() + random() - 2)
  const light = (1 + 0.22 * (u + v)) * (1 - 0.3 * (u * u + v * v)) * (1 + noise)
  const level = (shift: number) =>
    Math.min(255, Math.round(((drawing(x, y) >>> shift) & 255) * light)) << shift
  return level(16) | level(8) | level(0)
}

const kinds: Record<string, (x: number, y: number) => number> = { gradient, drawing, photographed }
const colorAt = kinds[process.argv[2]!]!
const pixels = new Uint32Array(WIDTH * HEIGHT)
for (let y = 0, at = 0; y < HEIGHT; y++)
  for (let x = 0; x < WIDTH; x++, at++) pixels[at] = 0xff000000 | colorAt(x, y)
const before = process.memoryUsage.rss()
const cpu = process.cpuUsage()
separate({ width: WIDTH, height: HEIGHT, pixels }, { mayOverwrite: true })
const { user, system } = process.cpuUsage(cpu)
const bytes = 1024 * process.resourceUsage().maxRSS - before
console.log(JSON.stringify({ ms: (user + system) / 1000, bytes }))
