/** Places to part in two: what ties each to one part (positive) or the other, and to its neighbours. */
export type CutGraph = {
  /** Positive: so much it costs to put the place in the second part; negative: in the first. */
  readonly ties: Float32Array
  /** The arcs of place `p` are those from `starts[p]` to `starts[p + 1]`. */
  readonly starts: Int32Array
  /** The place that an arc leads to, and the arc that leads back. */
  readonly to: Int32Array
  readonly back: Int32Array
  /** What it costs to part both ends of an arc, the same in both directions. */
  readonly bonds: Float32Array
}

const [FREE, FIRST, SECOND] = [0, 1, 2]
const [NO_PARENT, TERMINAL, ORPHAN] = [-1, -2, -3]

/**
 * The cheapest cut of a graph in two parts: 1 for places of the first. Two trees grow towards each other and are mended
 * where a path between them is full (Boykov and Kolmogorov 2004).
 */
export function minCut({ ties, starts, to, back, bonds }: CutGraph): Uint8Array {
  const count = ties.length
  const rest = ties.slice()
  const flow = bonds.slice()
  const tree = new Uint8Array(count)
  const parent = new Int32Array(count).fill(NO_PARENT)
  const stamp = new Int32Array(count)
  const steps = new Int32Array(count)
  const queue = new Int32Array(count + 1)
  const isQueued = new Uint8Array(count)
  let [head, tail, time] = [0, 0, 0]
  const orphans: number[] = []

  const enqueue = (place: number) => {
    if (isQueued[place] === 1) return
    isQueued[place] = 1
    queue[tail] = place
    tail = tail === count ? 0 : tail + 1
  }
  const makeOrphan = (place: number) => {
    parent[place] = ORPHAN
    orphans.push(place)
  }
  for (let place = 0; place < count; place++) {
    if (rest[place] === 0) continue
    tree[place] = rest[place]! > 0 ? FIRST : SECOND
    parent[place] = TERMINAL
    steps[place] = 1
    enqueue(place)
  }

  /** Sends what fits through the path that joins both trees over one arc. */
  const send = (arc: number) => {
    const from = to[back[arc]!]!
    let most = flow[arc]!
    let place = from
    for (let way = parent[place]!; way !== TERMINAL; way = parent[place]!) {
      most = Math.min(most, flow[back[way]!]!)
      place = to[way]!
    }
    most = Math.min(most, rest[place]!)
    place = to[arc]!
    for (let way = parent[place]!; way !== TERMINAL; way = parent[place]!) {
      most = Math.min(most, flow[way]!)
      place = to[way]!
    }
    most = Math.min(most, -rest[place]!)

    take(arc, most)
    place = from
    for (let way = parent[place]!; way !== TERMINAL; way = parent[place]!) {
      if (take(back[way]!, most)) makeOrphan(place)
      place = to[way]!
    }
    rest[place]! -= most
    if (rest[place]! <= LEAST_FLOW) {
      rest[place] = 0
      makeOrphan(place)
    }
    place = to[arc]!
    for (let way = parent[place]!; way !== TERMINAL; way = parent[place]!) {
      if (take(way, most)) makeOrphan(place)
      place = to[way]!
    }
    rest[place]! += most
    if (rest[place]! >= -LEAST_FLOW) {
      rest[place] = 0
      makeOrphan(place)
    }
  }

  /** Fills an arc by so much; whether it is full. */
  const take = (arc: number, much: number): boolean => {
    flow[back[arc]!]! += much
    flow[arc]! -= much
    if (flow[arc]! > LEAST_FLOW) return false
    flow[arc] = 0
    return true
  }

  /** Steps from a place to its tree's root; none if it hangs from an orphan. */
  const stepsToRoot = (start: number): number => {
    let place = start
    let far = 0
    for (;;) {
      if (stamp[place] === time) {
        far += steps[place]!
        break
      }
      const way = parent[place]!
      far++
      if (way === TERMINAL) {
        stamp[place] = time
        steps[place] = 1
        break
      }
      if (way < 0) return Infinity
      place = to[way]!
    }
    const found = far
    for (place = start; stamp[place] !== time; place = to[parent[place]!]!) {
      stamp[place] = time
      steps[place] = far--
    }
    return found
  }

  /** Finds another parent for an orphan in its tree, or sets it free together with what hangs from it. */
  const adopt = (place: number) => {
    const side = tree[place]!
    let [best, nearest] = [NO_PARENT, Infinity]
    for (let arc = starts[place]!; arc < starts[place + 1]!; arc++) {
      const beside = to[arc]!
      const open = side === FIRST ? flow[back[arc]!]! : flow[arc]!
      if (!(open > 0) || tree[beside] !== side || parent[beside] === NO_PARENT) continue
      const far = stepsToRoot(beside)
      if (far < nearest) [best, nearest] = [arc, far]
    }
    parent[place] = best
    if (best !== NO_PARENT) {
      stamp[place] = time
      steps[place] = nearest + 1
      return
    }
    for (let arc = starts[place]!; arc < starts[place + 1]!; arc++) {
      const beside = to[arc]!
      if (tree[beside] !== side) continue
      const open = side === FIRST ? flow[back[arc]!]! : flow[arc]!
      if (open > 0) enqueue(beside)
      const way = parent[beside]!
      if (way >= 0 && to[way] === place) makeOrphan(beside)
    }
    tree[place] = FREE
  }

  while (head !== tail) {
    const place = queue[head]!
    head = head === count ? 0 : head + 1
    isQueued[place] = 0
    const side = tree[place]!
    if (side === FREE) continue
    for (let arc = starts[place]!; arc < starts[place + 1]!; arc++) {
      const beside = to[arc]!
      const open = side === FIRST ? flow[arc]! : flow[back[arc]!]!
      if (!(open > 0)) continue
      if (tree[beside] === FREE) {
        tree[beside] = side
        parent[beside] = back[arc]!
        stamp[beside] = stamp[place]!
        steps[beside] = steps[place]! + 1
        enqueue(beside)
      } else if (tree[beside] !== side) {
        time++
        send(side === FIRST ? arc : back[arc]!)
        for (let orphan = orphans.pop(); orphan !== undefined; orphan = orphans.pop()) adopt(orphan)
        // The place may meet the other tree again, unless it was cut off.
        if (tree[place] !== side) break
        arc--
      }
    }
  }
  return tree.map((side) => (side === FIRST ? 1 : 0))
}

/** Less than rounding leaves over. */
const LEAST_FLOW = 1e-5
