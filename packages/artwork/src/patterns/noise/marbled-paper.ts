import type { Many } from '../cartoon.ts'
import { smoothStep } from './smooth-step.ts'

/** A drop, which pushes earlier ink aside: a disc of `radius` cm with a rim of another yarn, `rim` cm wide or 0. */
export type Drop = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly yarn: number
  readonly rim: number
  readonly rimYarn: number
}

/**
 * A tine put into the bath at (x, y) and drawn towards (dx, dy) without end. It drags the ink by `reach` cm, half as
 * far `blur` cm beside it, and reaches its full effect after `onset` cm.
 */
export type Tine = {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly reach: number
  readonly blur: number
  readonly onset: number
}

/**
 * Applies the drops in order, then the tines in order; tells the yarns at points, which it moves, `bath` where there is no ink.
 * Evaluated backwards in closed form: Lu, Jaffer and others, "Mathematical Marbling" (2012).
 */
export function marbledPaper(drops: readonly Drop[], tines: readonly Tine[], bath: number): Many {
  const lastTineFirst = tines.toReversed().map(({ dx, dy, ...tine }) => {
    const length = Math.sqrt(dx * dx + dy * dy)
    return { ...tine, dx: dx / length, dy: dy / length }
  })
  const lastDropFirst = drops.toReversed()
  const xs = Float64Array.from(lastDropFirst, ({ x }) => x)
  const ys = Float64Array.from(lastDropFirst, ({ y }) => y)
  const radiiSquared = Float64Array.from(lastDropFirst, ({ radius, rim }) => (radius + rim) ** 2)

  /** Moves points in place to where their ink was before the tines. */
  const beforeTines = (px: Float64Array, py: Float64Array, count: number) => {
    for (const { x: fromX, y: fromY, dx, dy, reach, blur, onset } of lastTineFirst) {
      for (let point = 0; point < count; point++) {
        const [x, y] = [px[point]!, py[point]!]
        const along = (x - fromX) * dx + (y - fromY) * dy
        if (along <= 0) continue
        const off = Math.abs((x - fromX) * dy - (y - fromY) * dx)
        const drag = reach * 0.5 ** (off / blur) * smoothStep(0, onset, along)
        px[point] = x - drag * dx
        py[point] = y - drag * dy
      }
    }
  }

  /** The points that no drop has been found for. */
  let waiting = new Int32Array(0)

  return {
    many: (px, py, yarns, count) => {
      beforeTines(px, py, count)
      if (waiting.length < count) waiting = new Int32Array(count)
      for (let point = 0; point < count; point++) waiting[point] = point
      let left = count
      // Drop by drop and not point by point: a root waits for the one before it, so the points' roots overlap.
      for (let drop = 0; drop < xs.length && left > 0; drop++) {
        const [atX, atY, squared] = [xs[drop]!, ys[drop]!, radiiSquared[drop]!]
        const { radius, yarn, rimYarn } = lastDropFirst[drop]!
        let still = 0
        for (let k = 0; k < left; k++) {
          const point = waiting[k]!
          const dx = px[point]! - atX
          const dy = py[point]! - atY
          const distanceSquared = dx * dx + dy * dy
          if (distanceSquared < squared) {
            yarns[point] = distanceSquared < radius * radius ? yarn : rimYarn
            continue
          }
          const shrink = Math.sqrt(1 - squared / distanceSquared)
          px[point] = atX + dx * shrink
          py[point] = atY + dy * shrink
          waiting[still++] = point
        }
        left = still
      }
      for (let k = 0; k < left; k++) yarns[waiting[k]!] = bath
    },
  }
}
