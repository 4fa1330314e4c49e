import type { Field } from '../../field.ts'

/**
 * Measures of the ellipse with those semi-axes (cm) whose bounding box has its top left corner at the origin. Distances
 * are exact to a tenth of a millimetre on rugs of any size.
 */
export function ellipse(a: number, b: number): Pick<Field, 'length' | 'inset' | 'along'> {
  const arcs = arcTable(a, b)
  const length = 4 * arcs.at(-1)!
  const [evoluteX, evoluteY] = [(a * a - b * b) / a, (b * b - a * a) / b]
  /** The nearest point of the quarter x ≥ 0, y ≥ 0, as cosine and sine of its parameter; kept here, to allocate nothing. */
  let [cos, sin] = [0, 0]
  const findNearest = (x: number, y: number) => {
    // Newton's method on the evolute converges everywhere, unlike on the distance itself (A. Chatfield, 2017).
    cos = sin = Math.SQRT1_2
    for (let round = 0; round < ROUNDS; round++) {
      const ex = evoluteX * cos * cos * cos
      const ey = evoluteY * sin * sin * sin
      const stretch = distance(a * cos - ex, b * sin - ey) / (distance(x - ex, y - ey) || 1)
      cos = Math.min(1, Math.max(0, ((x - ex) * stretch + ex) / a))
      sin = Math.min(1, Math.max(0, ((y - ey) * stretch + ey) / b))
      const norm = distance(cos, sin) || 1
      cos /= norm
      sin /= norm
    }
  }
  return {
    length,
    inset: (x, y, upTo = Infinity) => {
      const dx = Math.abs(x - a)
      const dy = Math.abs(y - b)
      // A smaller ellipse of the same proportions through the point is nowhere nearer to this one than at its flat sides.
      const least = (1 - distance(dx / a, dy / b)) * Math.min(a, b)
      if (least > upTo + ACCURACY) return least
      findNearest(dx, dy)
      const away = distance(dx - a * cos, dy - b * sin)
      return (dx / a) ** 2 + (dy / b) ** 2 <= 1 ? away : -away
    },
    along: (x, y) => {
      findNearest(Math.abs(x - a), Math.abs(y - b))
      // From the top, clockwise: quarter by quarter, every second one backwards.
      const arc = arcAt(arcs, Math.atan2(cos, sin))
      if (x >= a) return y <= b ? arc : length / 2 - arc
      return y > b ? length / 2 + arc : length - arc
    },
  }
}

const ROUNDS = 5
/** In cm. */
const ACCURACY = 0.01

/** A quarter of the time of Math.hypot, and the same in every engine. */
const distance = (x: number, y: number) => Math.sqrt(x * x + y * y)
const STEPS = 256

/** Arc length from the top to each of `STEPS` equal steps of the angle in a quarter, by the midpoint rule. */
function arcTable(a: number, b: number): Float64Array {
  const arcs = new Float64Array(STEPS + 1)
  const step = Math.PI / 2 / STEPS
  for (let k = 0; k < STEPS; k++) {
    const angle = (k + 0.5) * step
    arcs[k + 1] = arcs[k]! + step * Math.hypot(a * Math.cos(angle), b * Math.sin(angle))
  }
  return arcs
}

function arcAt(arcs: Float64Array, angle: number): number {
  const at = (angle / (Math.PI / 2)) * STEPS
  const k = Math.min(STEPS - 1, Math.floor(at))
  return arcs[k]! + (at - k) * (arcs[k + 1]! - arcs[k]!)
}
