import { mulberry32 } from '@nawl/engine/color/mulberry32'

/** Seven yarns; the fourth and fifth are only ΔE2000 6.8 apart, which is what makes it hard. */
export const YARNS = [0xe6dac3, 0x26323d, 0xa8452f, 0x8d987c, 0x9fa58a, 0xc4913f, 0xd7a48a] as const
/** What five of them become in the recolouring. */
export const REPLACED = [0x22333b, 0x26323d, 0xeae0d5, 0x5e503f, 0x9fa58a, 0xf2a65a, 0xa3b18a] as const

export const WIDTH = 1000
export const HEIGHT = 1600
/** Samples across a pixel: the edges are antialiased as a drawing program would. */
const SAMPLES = 4

export type Picture = {
  /** RGB, three bytes a pixel. */
  readonly rgb: Uint8Array
  /** Share of each yarn in percent. */
  readonly shares: readonly number[]
  /** 1 where more than one yarn meets in the pixel. */
  readonly edge: Uint8Array
}

/** Curves, rings and a thin band in `colors`, flat or under an uneven light of ±8 %. */
export function drawPicture(colors: readonly number[], noisy: boolean): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  const edge = new Uint8Array(WIDTH * HEIGHT)
  const counts = new Float64Array(YARNS.length)
  const random = mulberry32(5)
  const here = new Uint8Array(YARNS.length)
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    here.fill(0)
    const [x, y] = [p % WIDTH, Math.floor(p / WIDTH)]
    for (let s = 0; s < SAMPLES * SAMPLES; s++)
      here[yarnAt(x + ((s % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES)]!++
    const light = noisy ? 1 + (random() + random() - 1) * 0.08 : 1
    let yarns = 0
    const sum = [0, 0, 0]
    here.forEach((count, yarn) => {
      if (count === 0) return
      yarns++
      counts[yarn]! += count
      const color = colors[yarn]!
      for (let c = 0; c < 3; c++) sum[c]! += count * ((color >> (16 - 8 * c)) & 255)
    })
    for (let c = 0; c < 3; c++) rgb[p * 3 + c] = Math.min(255, (light * sum[c]!) / SAMPLES ** 2 + 0.5)
    edge[p] = yarns > 1 ? 1 : 0
  }
  return { rgb, edge, shares: [...counts].map((count) => (count / (WIDTH * HEIGHT * SAMPLES ** 2)) * 100) }
}

function yarnAt(x: number, y: number): number {
  const wave = y + 60 * Math.sin(x / 140)
  if (wave > 1450) return 3
  if (wave > 1300) return 4
  const ring = Math.hypot(x - 620, y - 520)
  if (ring < 330) return [1, 5, 0, 2][Math.floor(ring / 82.5)]!
  const low = Math.hypot(x - 300, (y - 1050) * 1.2)
  if (low < 190) return low < 110 ? 6 : 1
  if (Math.abs(x - 90 - 24 * Math.sin(y / 90)) < 11) return 2
  return y < 120 + 40 * Math.cos(x / 170) ? 6 : 0
}
