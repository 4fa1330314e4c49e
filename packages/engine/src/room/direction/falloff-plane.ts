/** How a value changes over the floor, per metre, and how much of its differences that explains, up to 1. */
export type FalloffPlane = { readonly x: number; readonly y: number; readonly explained: number }

/** A place on the floor, in metres, and a value there. */
export type FloorSample = readonly [x: number, y: number, value: number]

/** Side of the squares over which values are averaged first, in metres: the near floor has more pixels than the far. */
const CELL_M = 0.2
const LEAST_CELLS = 30
const ROUNDS = 10
/** Values farther off than this many usual distances count less and less. */
const USUAL = 1.5

/**
 * The plane that fits most values: of patches of sun, shadows and things that lie about it takes little notice. Null if
 * there are too few of them.
 */
export function falloffPlane(samples: readonly FloorSample[]): FalloffPlane | null {
  const cells = averaged(samples)
  if (cells.length < LEAST_CELLS) return null
  let weights = cells.map(() => 1)
  let plane: readonly [number, number, number] | null = null
  for (let round = 0; round < ROUNDS; round++) {
    plane = fitted(cells, weights)
    if (!plane) return null
    const off = distances(cells, plane)
    const sizes = off.map(Math.abs).toSorted((one, other) => one - other)
    const usual = 1.48 * sizes[sizes.length >> 1]! + 1e-3
    weights = off.map((distance) => 1 / Math.max(1, Math.abs(distance) / (USUAL * usual)))
  }
  const sum = (values: readonly number[]) => values.reduce((all, value, i) => all + weights[i]! * value, 0)
  const mean = sum(cells.map((cell) => cell[2])) / sum(cells.map(() => 1))
  const left = sum(distances(cells, plane!).map((distance) => distance ** 2))
  const whole = sum(cells.map((cell) => (cell[2] - mean) ** 2))
  return { x: plane![1], y: plane![2], explained: whole > 1e-9 ? 1 - left / whole : 0 }
}

function averaged(samples: readonly FloorSample[]): readonly FloorSample[] {
  const cells = new Map<string, [x: number, y: number, value: number, count: number]>()
  for (const [x, y, value] of samples) {
    const key = `${Math.floor(x / CELL_M)},${Math.floor(y / CELL_M)}`
    const cell = cells.get(key) ?? [0, 0, 0, 0]
    cells.set(key, [cell[0] + x, cell[1] + y, cell[2] + value, cell[3] + 1])
  }
  return [...cells.values()].map(([x, y, value, count]) => [x / count, y / count, value / count])
}

const distances = (cells: readonly FloorSample[], [level, byX, byY]: readonly [number, number, number]) =>
  cells.map(([x, y, value]) => value - level - byX * x - byY * y)

/** Level and slopes by weighted least squares; null where places lie in one line. */
function fitted(cells: readonly FloorSample[], weights: readonly number[]) {
  const sums = { w: 0, x: 0, y: 0, v: 0, xx: 0, xy: 0, yy: 0, xv: 0, yv: 0 }
  for (const [i, [x, y, v]] of cells.entries()) {
    const w = weights[i]!
    sums.w += w
    sums.x += w * x
    sums.y += w * y
    sums.v += w * v
    sums.xx += w * x * x
    sums.xy += w * x * y
    sums.yy += w * y * y
    sums.xv += w * x * v
    sums.yv += w * y * v
  }
  const [mx, my, mv] = [sums.x / sums.w, sums.y / sums.w, sums.v / sums.w]
  const [xx, xy, yy] = [sums.xx - mx * sums.x, sums.xy - mx * sums.y, sums.yy - my * sums.y]
  const [xv, yv] = [sums.xv - mx * sums.v, sums.yv - my * sums.v]
  const whole = xx * yy - xy * xy
  if (!(whole > 1e-9)) return null
  const [byX, byY] = [(yy * xv - xy * yv) / whole, (xx * yv - xy * xv) / whole]
  return [mv - byX * mx - byY * my, byX, byY] as const
}
