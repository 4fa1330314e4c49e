import type { APIRequestContext } from '@playwright/test'

import { decode, type Picture, SAMPLE_STEP } from './picture.ts'

/** The greatest overhang of a tuft over the edge of its area, in pixels. */
const EDGE = 8

/**
 * The samples of a rug's picture well inside each yarn's area, by the yarn's hex. Computed from the flat drawing
 * without pile, where a pixel has exactly its yarn's colour.
 */
export async function yarnAreas(
  request: APIRequestContext,
  imagePath: string,
): Promise<ReadonlyMap<string, number[]>> {
  const answer = await request.post('/api/color/replace-multiple', {
    headers: { accept: 'image/png' },
    data: { imagePath, colorMappings: {}, tolerance: 15, applyTexture: false },
  })
  const flat = await decode(await answer.body())
  const across = Math.floor(flat.width / SAMPLE_STEP)
  const along = Math.floor(flat.height / SAMPLE_STEP)
  const areas = new Map<string, number[]>()
  for (let sample = 0; sample < across * along; sample++) {
    const x = (sample % across) * SAMPLE_STEP + SAMPLE_STEP / 2
    const y = Math.floor(sample / across) * SAMPLE_STEP + SAMPLE_STEP / 2
    const hex = hexAt(flat, x, y)
    if (!isInside(flat, x, y, hex)) continue
    const area = areas.get(hex)
    if (area) area.push(sample)
    else areas.set(hex, [sample])
  }
  return areas
}

function isInside(flat: Picture, x: number, y: number, hex: string): boolean {
  for (const dx of [-EDGE, -EDGE / 2, 0, EDGE / 2, EDGE])
    for (const dy of [-EDGE, -EDGE / 2, 0, EDGE / 2, EDGE]) {
      const inPicture = x + dx >= 0 && y + dy >= 0 && x + dx < flat.width && y + dy < flat.height
      if (!inPicture || hexAt(flat, x + dx, y + dy) !== hex) return false
    }
  return true
}

function hexAt({ rgba, width }: Picture, x: number, y: number): string {
  const at = 4 * (y * width + x)
  return `#${Buffer.from(rgba.subarray(at, at + 3))
    .toString('hex')
    .toUpperCase()}`
}
