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
 * Applies the drops in order, then the tines in order; returns the yarn at a point, or `bath` where there is no ink.
 * Evaluated backwards in closed form: Lu, Jaffer and others, "Mathematical Marbling" (2012).
 */
export function marbledPaper(
  drops: readonly Drop[],
  tines: readonly Tine[],
  bath: number,
): (x: number, y: number) => number {
  const lastTineFirst = tines.toReversed().map(({ dx, dy, ...tine }) => {
    const length = Math.sqrt(dx * dx + dy * dy)
    return { ...tine, dx: dx / length, dy: dy / length }
  })
  const lastDropFirst = drops.toReversed()
  const xs = Float64Array.from(lastDropFirst, ({ x }) => x)
  const ys = Float64Array.from(lastDropFirst, ({ y }) => y)
  const radiiSquared = Float64Array.from(lastDropFirst, ({ radius, rim }) => (radius + rim) ** 2)

  return (px, py) => {
    let x = px
    let y = py
    for (const { x: fromX, y: fromY, dx, dy, reach, blur, onset } of lastTineFirst) {
      const along = (x - fromX) * dx + (y - fromY) * dy
      if (along <= 0) continue
      const off = Math.abs((x - fromX) * dy - (y - fromY) * dx)
      const drag = reach * 0.5 ** (off / blur) * smoothStep(0, onset, along)
      x -= drag * dx
      y -= drag * dy
    }
    for (let drop = 0; drop < xs.length; drop++) {
      const dx = x - xs[drop]!
      const dy = y - ys[drop]!
      const distanceSquared = dx * dx + dy * dy
      if (distanceSquared < radiiSquared[drop]!) {
        const { radius, yarn, rimYarn } = lastDropFirst[drop]!
        return distanceSquared < radius * radius ? yarn : rimYarn
      }
      const shrink = Math.sqrt(1 - radiiSquared[drop]! / distanceSquared)
      x = xs[drop]! + dx * shrink
      y = ys[drop]! + dy * shrink
    }
    return bath
  }
}
