import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import type { Point } from '../../patterns/point.ts'
import { wobble } from '../../patterns/wobble.ts'

const OYSTER = 0
const PEARL = 1
const SHADOW = 2

export const pearl: Design = {
  id: 'pearl',
  name: 'Pearl',
  collection: 'Minimalist',
  tags: ['minimalist', 'luxury'],
  description:
    'A single strand, graded as the pearl merchants of the Gulf graded theirs, lying where it fell. Oyster, pearl and a rose-grey shadow, for a dressing room or a pale bedroom.',
  yarns: [
    { name: 'oyster', hex: '#CBC5BC', share: 93 },
    { name: 'pearl', hex: '#F3EDE1', share: 4 },
    { name: 'rose shadow', hex: '#9A8683', share: 3 },
  ],
  palettes: [
    { name: 'Deep water', hexes: ['#2B4F59', '#E8E2D4', '#13242A'] },
    { name: 'Sand bed', hexes: ['#D3BC98', '#F7F1E4', '#9A7A5A'] },
  ],
  cropCentre: 0.46,
  draw: (px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    let yarn = OYSTER
    for (const { cx, cy, radius } of strand()) {
      // The strand runs steeply at both ends, so a column tells little; both sides are cheap.
      if (Math.abs(x - cx) > 20 || Math.abs(y - cy) > 20) continue
      if (within(x - cx, y - cy, radius)) return PEARL
      if (within(x - cx - radius * 0.75, y - cy - radius * 0.8, radius)) yarn = SHADOW
    }
    return yarn
  },
}

type Pearl = { readonly cx: number; readonly cy: number; readonly radius: number }

const hand = wobble(1, 20, 31)
const within = (dx: number, dy: number, radius: number) => dx * dx + dy * dy < radius * radius

/** Where the string lies at u: a fall like a quarter sine, a slower climb. */
function string(u: number): Point {
  const v =
    u < 0.55
      ? 0.14 + 0.54 * Math.sin((Math.max(u, 0) / 0.55) * (Math.PI / 2))
      : 0.68 - 0.4 * Math.pow((u - 0.55) / 0.45, 1.5)
  return [u * FIELD.width, v * FIELD.height]
}

const diameterAt = (u: number) => 4 + 9.5 * Math.exp(-(((u - 0.55) / 0.28) ** 2))

const strand = once(threadPearls)

/** Steps along the string pearl by pearl, each a knot's width, 0.7 cm, from the last. */
function threadPearls(): readonly Pearl[] {
  const pearls: Pearl[] = []
  for (let u = 0; u < 1.05;) {
    const [cx, cy] = string(u)
    // Nobody drops a string so that every pearl lies on the curve; sideways keeps the gaps open.
    const [ahead, below] = string(u + 0.001)
    const astray = (0.9 * (hash(pearls.length, 7) - 0.5)) / Math.hypot(ahead - cx, below - cy)
    pearls.push({
      cx: cx - astray * (below - cy),
      cy: cy + astray * (ahead - cx),
      radius: diameterAt(u) / 2,
    })
    let next = u
    let gap: number
    do {
      next += 0.0005
      const [x, y] = string(next)
      gap = Math.hypot(x - cx, y - cy) - (diameterAt(u) + diameterAt(next)) / 2
    } while (gap < 0.7 && next < 1.1)
    u = next
  }
  return pearls
}
