/**
 * Vector median over 3 × 3 pixels of where the owners stand: single fibres that poke into
 * the next tuft lose to it, so that a border runs along rounded whole tufts. Periodic;
 * offsets in pixels, `size` a power of two. Returns for every pixel which pixel's owner
 * it takes over.
 */
export function roundOwners(ownerX: Int8Array, ownerY: Int8Array, size: number): Int32Array {
  const mask = size - 1
  const chosen = new Int32Array(size * size)
  const cells = new Int32Array(9)
  const placeX = new Int32Array(9)
  const placeY = new Int32Array(9)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (let i = 0; i < 9; i++) {
        const dx = (i % 3) - 1
        const dy = Math.floor(i / 3) - 1
        const cell = ((y + dy) & mask) * size + ((x + dx) & mask)
        cells[i] = cell
        placeX[i] = ownerX[cell]! + dx
        placeY[i] = ownerY[cell]! + dy
      }
      chosen[y * size + x] = cells[middlemost(placeX, placeY)]!
    }
  }
  return chosen
}

/** Astola, Haavisto, Neuvo 1990, "Vector median filters": least sum of distances to the others. */
function middlemost(x: Int32Array, y: Int32Array): number {
  let best = 4
  let least = Infinity
  for (let i = 0; i < 9; i++) {
    let sum = 0
    for (let k = 0; k < 9; k++) sum += Math.abs(x[i]! - x[k]!) + Math.abs(y[i]! - y[k]!)
    // Its own owner stays unless another is better.
    if (sum < least || (sum === least && i === 4)) {
      least = sum
      best = i
    }
  }
  return best
}
