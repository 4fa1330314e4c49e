import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { FIELD } from './design.ts'
import type { Design } from './design.ts'
import { drawDesign } from './draw-design.ts'

/** What each drawing was when it was last looked at, and the shares its curator asked for, in %. */
const APPROVED: Record<string, { drawing: string; shares: readonly number[] }> = {
  'Geometric/onyx': { drawing: '3b943d1c', shares: [53, 26, 16, 5] },
  'Geometric/mizan': { drawing: 'a5ad3041', shares: [40, 18, 11, 9, 8, 7, 7] },
  'Modern/eclipse': { drawing: '2886f191', shares: [70, 15, 10, 5] },
  'Modern/stratta': { drawing: 'd16e1c73', shares: [31, 22, 14, 13, 12, 8] },
  'Contemporary/aria': { drawing: '7b3bf6ad', shares: [83, 11, 3, 3] },
  'Contemporary/liwa': { drawing: 'a1274e86', shares: [51, 20, 12, 11, 6] },
  'Minimalist/pearl': { drawing: '2c232308', shares: [93, 4, 3] },
  'Minimalist/bab': { drawing: '480ed6ea', shares: [73, 15, 10, 2] },
  'Modern Tribal/atlas': { drawing: 'd5e1d78c', shares: [87, 9, 4] },
  'Modern Tribal/konya': { drawing: '3d1515c1', shares: [21, 20, 19, 17, 11, 7, 5] },
  'Modern and Contemporary/aria': { drawing: '42d2a073', shares: [75, 22, 3] },
  'Modern and Contemporary/breccia': { drawing: '79814c14', shares: [50, 13, 12, 8, 6, 6, 5] },
}

const keyOf = ({ collection, id }: Design) => `${collection}/${id}`

it('approves every drawing in the catalogue and no other', () => {
  expect(Object.keys(APPROVED)).toEqual(catalogue.map(keyOf))
})

it('draws no two designs alike', () => {
  const drawings = catalogue.map((design) => fnv1a(drawDesign(design, 100, 160)))
  expect(new Set(drawings).size).toBe(drawings.length)
})

describe.each(catalogue)('$collection: $name', (design) => {
  it('is drawn as it was approved', () => {
    expect(fnv1a(drawDesign(design, 100, 160))).toBe(APPROVED[keyOf(design)]?.drawing)
  })

  it('draws a point the same whatever was drawn before it', () => {
    const drawing = drawDesign(design, 38, 61)
    for (let pixel = drawing.length - 1; pixel >= 0; pixel -= 7) {
      const x = (((pixel % 38) + 0.5) / 38) * FIELD.width
      const y = ((Math.floor(pixel / 38) + 0.5) / 61) * FIELD.height
      expect(design.draw(x, y)).toBe(drawing[pixel])
    }
  })

  it('uses its own yarns only, each on 1.5 % of the field or more', () => {
    const shares = measureShares(design)
    expect(shares).toHaveLength(design.yarns.length)
    expect(Math.min(...shares)).toBeGreaterThan(1.5)
  })

  it('keeps every yarn within six points of its share', () => {
    const asked = APPROVED[keyOf(design)]?.shares ?? []
    const strays = measureShares(design).map((share, yarn) => Math.abs(share - asked[yarn]!))
    expect(Math.max(...strays)).toBeLessThan(6)
  })

  it('leaves no islet under 3 cm² that the loom would lose', () => {
    expect(islets(drawDesign(design, 500, 800), 500, 800).filter((area) => area < 2.9)).toEqual([])
  })
})

/** FNV-1a, 32 bits. */
function fnv1a(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function measureShares(design: Design): number[] {
  const drawing = drawDesign(design, 250, 400)
  const shares = design.yarns.map(() => 0)
  // A yarn that does not exist makes one share NaN and the list too long.
  for (const yarn of drawing) shares[yarn]! += 100 / drawing.length
  return shares
}

/** Areas in cm² of all patches of one yarn that do not touch the edge, where they may run on. */
function islets(drawing: Uint8Array, width: number, height: number): number[] {
  const seen = new Uint8Array(drawing.length)
  const areas: number[] = []
  for (let start = 0; start < drawing.length; start++) {
    if (seen[start]) continue
    const { pixels, touchesEdge } = flood(drawing, width, height, start, seen)
    if (!touchesEdge) areas.push((pixels * FIELD.width * FIELD.height) / drawing.length)
  }
  return areas
}

function flood(drawing: Uint8Array, width: number, height: number, start: number, seen: Uint8Array) {
  const waiting = [start]
  let pixels = 0
  let touchesEdge = false
  seen[start] = 1
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    pixels++
    const x = pixel % width
    const y = Math.floor(pixel / width)
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesEdge = true
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (seen[next] || drawing[next] !== drawing[start]) continue
        seen[next] = 1
        waiting.push(next)
      }
    }
  }
  return { pixels, touchesEdge }
}
