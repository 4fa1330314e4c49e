/** Steps to the eight neighbours of a pixel, so that the opposite of step `s` is `7 - s`. */
export const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** Pixels to part in two: what ties each to one part (positive) or the other, and to its neighbours. */
export type CutGraph = {
  /** Positive: so much it costs to put the pixel in the second part; negative: in the first. */
  readonly ties: Float32Array
  /** Eight for each pixel in the order of `STEPS`; -1 where there is none. */
  readonly beside: Int32Array
  /** What it costs to part a pixel from each of the eight, the same in both directions; 0 where there is none. */
  readonly bonds: Float32Array
}

const [FREE, FIRST, SECOND] = [0, 1, 2]
const [NO_PARENT, TERMINAL, ORPHAN] = [8, 9, 10]

/**
 * The cheapest cut of a graph in two parts: 1 for pixels of the first. Two trees grow towards each other and are mended
 * where a path between them is full (Boykov and Kolmogorov 2004).
 */
export function minCut({ ties, beside: neighbours, bonds }: CutGraph): Uint8Array {
  const count = ties.length
  const rest = ties.slice()
  const flow = bonds.slice()
  const tree = new Uint8Array(count)
  const parent = new Uint8Array(count).fill(NO_PARENT)
  const stamp = new Int32Array(count)
  const steps = new Int32Array(count)
  const queue = new Int32Array(count + 1)
  const isQueued = new Uint8Array(count)
  let [head, tail, time] = [0, 0, 0]
  const orphans: number[] = []

  const enqueue = (pixel: number) => {
    if (isQueued[pixel] === 1) return
    isQueued[pixel] = 1
    queue[tail] = pixel
    tail = tail === count ? 0 : tail + 1
  }
  const makeOrphan = (pixel: number) => {
    parent[pixel] = ORPHAN
    orphans.push(pixel)
  }
  for (let pixel = 0; pixel < count; pixel++) {
    if (rest[pixel] === 0) continue
    tree[pixel] = rest[pixel]! > 0 ? FIRST : SECOND
    parent[pixel] = TERMINAL
    steps[pixel] = 1
    enqueue(pixel)
  }

  /** Sends what fits through the path that joins both trees over one bond. */
  const send = (from: number, step: number, to: number) => {
    let most = flow[from * 8 + step]!
    let pixel = from
    for (let way = parent[pixel]!; way !== TERMINAL; way = parent[pixel]!) {
      const above = neighbours[pixel * 8 + way]!
      most = Math.min(most, flow[above * 8 + 7 - way]!)
      pixel = above
    }
    most = Math.min(most, rest[pixel]!)
    pixel = to
    for (let way = parent[pixel]!; way !== TERMINAL; way = parent[pixel]!) {
      most = Math.min(most, flow[pixel * 8 + way]!)
      pixel = neighbours[pixel * 8 + way]!
    }
    most = Math.min(most, -rest[pixel]!)

    flow[from * 8 + step]! -= most
    flow[to * 8 + 7 - step]! += most
    pixel = from
    for (let way = parent[pixel]!; way !== TERMINAL; way = parent[pixel]!) {
      const above = neighbours[pixel * 8 + way]!
      flow[pixel * 8 + way]! += most
      const left = (flow[above * 8 + 7 - way]! -= most)
      if (left <= LEAST_FLOW) {
        flow[above * 8 + 7 - way] = 0
        makeOrphan(pixel)
      }
      pixel = above
    }
    rest[pixel]! -= most
    if (rest[pixel]! <= LEAST_FLOW) {
      rest[pixel] = 0
      makeOrphan(pixel)
    }
    pixel = to
    for (let way = parent[pixel]!; way !== TERMINAL; way = parent[pixel]!) {
      const above = neighbours[pixel * 8 + way]!
      flow[above * 8 + 7 - way]! += most
      const left = (flow[pixel * 8 + way]! -= most)
      if (left <= LEAST_FLOW) {
        flow[pixel * 8 + way] = 0
        makeOrphan(pixel)
      }
      pixel = above
    }
    rest[pixel]! += most
    if (rest[pixel]! >= -LEAST_FLOW) {
      rest[pixel] = 0
      makeOrphan(pixel)
    }
    if (flow[from * 8 + step]! <= LEAST_FLOW) flow[from * 8 + step] = 0
  }

  /** Steps from a pixel to its tree's root; none if it hangs from an orphan. */
  const stepsToRoot = (start: number): number => {
    let pixel = start
    let far = 0
    for (;;) {
      if (stamp[pixel] === time) {
        far += steps[pixel]!
        break
      }
      const way = parent[pixel]!
      far++
      if (way === TERMINAL) {
        stamp[pixel] = time
        steps[pixel] = 1
        break
      }
      if (way >= NO_PARENT) return Infinity
      pixel = neighbours[pixel * 8 + way]!
    }
    const found = far
    for (pixel = start; stamp[pixel] !== time; pixel = neighbours[pixel * 8 + parent[pixel]!]!) {
      stamp[pixel] = time
      steps[pixel] = far--
    }
    return found
  }

  /** Finds another parent for an orphan in its tree, or sets it free together with what hangs from it. */
  const adopt = (pixel: number) => {
    const side = tree[pixel]!
    let [best, nearest] = [NO_PARENT, Infinity]
    for (let step = 0; step < 8; step++) {
      const beside = neighbours[pixel * 8 + step]!
      const open = side === FIRST ? flow[beside * 8 + 7 - step]! : flow[pixel * 8 + step]!
      if (!(open > 0) || tree[beside] !== side || parent[beside] === NO_PARENT) continue
      const far = stepsToRoot(beside)
      if (far < nearest) [best, nearest] = [step, far]
    }
    parent[pixel] = best
    if (best !== NO_PARENT) {
      stamp[pixel] = time
      steps[pixel] = nearest + 1
      return
    }
    for (let step = 0; step < 8; step++) {
      const beside = neighbours[pixel * 8 + step]!
      if (beside < 0 || tree[beside] !== side) continue
      const open = side === FIRST ? flow[beside * 8 + 7 - step]! : flow[pixel * 8 + step]!
      if (open > 0) enqueue(beside)
      const way = parent[beside]!
      if (way < NO_PARENT && neighbours[beside * 8 + way] === pixel) makeOrphan(beside)
    }
    tree[pixel] = FREE
  }

  while (head !== tail) {
    const pixel = queue[head]!
    head = head === count ? 0 : head + 1
    isQueued[pixel] = 0
    const side = tree[pixel]!
    if (side === FREE) continue
    for (let step = 0; step < 8; step++) {
      const beside = neighbours[pixel * 8 + step]!
      const open = side === FIRST ? flow[pixel * 8 + step]! : flow[beside * 8 + 7 - step]!
      if (!(open > 0)) continue
      if (tree[beside] === FREE) {
        tree[beside] = side
        parent[beside] = 7 - step
        stamp[beside] = stamp[pixel]!
        steps[beside] = steps[pixel]! + 1
        enqueue(beside)
      } else if (tree[beside] !== side) {
        time++
        if (side === FIRST) send(pixel, step, beside)
        else send(beside, 7 - step, pixel)
        for (let orphan = orphans.pop(); orphan !== undefined; orphan = orphans.pop()) adopt(orphan)
        // The pixel may meet the other tree again, unless it was cut off.
        if (tree[pixel] !== side) break
        step--
      }
    }
  }
  return tree.map((side) => (side === FIRST ? 1 : 0))
}

/** Less than rounding leaves over. */
const LEAST_FLOW = 1e-5
