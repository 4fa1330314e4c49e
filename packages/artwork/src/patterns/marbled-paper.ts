import { smoothStep } from './smooth-step.ts'

/**
 * Ink let fall on the bath: it makes a disc and pushes what lies there aside. A drop let fall into one
 * of another yarn spreads that to a rim, so a disc of `radius` comes with a rim `rim` cm broad, or 0.
 */
export type Drop = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly yarn: number
  readonly rim: number
  readonly rimYarn: number
}

/**
 * A tine let down at (x, y), within `onset` cm, and drawn towards (dx, dy) for good:
 * it drags the ink `reach` cm along, half as far `blur` cm beside it.
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
 * Drops thrown in order, then tines drawn in order, then the yarn at a place, or `bath`.
 * Followed backwards in closed form: Lu, Jaffer and others, "Mathematical Marbling" (2012).
 */
export function marbledPaper(
  drops: readonly Drop[],
  tines: readonly Tine[],
  bath: number,
): (x: number, y: number) => number {
  const strokes = tines.toReversed().map(({ dx, dy, ...tine }) => {
    const length = Math.sqrt(dx * dx + dy * dy)
    return { ...tine, dx: dx / length, dy: dy / length }
  })
  const thrown = drops.toReversed()
  const xs = Float64Array.from(thrown, ({ x }) => x)
  const ys = Float64Array.from(thrown, ({ y }) => y)
  const squares = Float64Array.from(thrown, ({ radius, rim }) => (radius + rim) ** 2)

  return (px, py) => {
    let x = px
    let y = py
    for (const { x: fromX, y: fromY, dx, dy, reach, blur, onset } of strokes) {
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
      const away = dx * dx + dy * dy
      if (away < squares[drop]!) {
        const { radius, yarn, rimYarn } = thrown[drop]!
        return away < radius * radius ? yarn : rimYarn
      }
      const pull = Math.sqrt(1 - squares[drop]! / away)
      x = xs[drop]! + dx * pull
      y = ys[drop]! + dy * pull
    }
    return bath
  }
}
