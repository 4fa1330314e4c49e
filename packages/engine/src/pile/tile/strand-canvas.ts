/**
 * A square, periodic height field into which strands of wool are drawn. Every cell stores the topmost strand's
 * brightness and the distance to the tuft that decides its yarn.
 */
export type StrandCanvas = {
  /** Cells along a side, a power of two. */
  readonly size: number
  readonly mmPerCell: number
  /** Maximum distance to an owner, in cells per direction. */
  readonly reach: number
  /** mm above the backing. */
  readonly height: Float32Array
  /** Lightness of the strand itself, in standard deviations. */
  readonly tone: Float32Array
  /** Cells to the owning tuft. */
  readonly ownerX: Int8Array
  readonly ownerY: Int8Array
  /** How far the fibre falls short of its neighbours (below 8) or reaches over them (above), 0–15. */
  readonly stray: Uint8Array
  /** Random dye value, 0–255: the higher, the sooner the strand is a warm one. */
  readonly tint: Uint8Array
}

/** What all balls along one strand share: the owner's position, in cells. */
export type StrandOrigin = {
  readonly x: number
  readonly y: number
  readonly stray: number
  readonly tint: number
}

export function strandCanvas(size: number, mmPerCell: number, reach: number): StrandCanvas {
  const cells = size * size
  return {
    size,
    mmPerCell,
    reach,
    height: new Float32Array(cells),
    tone: new Float32Array(cells),
    ownerX: new Int8Array(cells),
    ownerY: new Int8Array(cells),
    stray: new Uint8Array(cells),
    tint: new Uint8Array(cells),
  }
}

/**
 * One ball of a strand: centre and radius in cells, `base` the height of its centre in mm. Changes only cells where
 * it is on top.
 */
export function stampBall(
  canvas: StrandCanvas,
  x: number,
  y: number,
  radius: number,
  base: number,
  tone: number,
  origin: StrandOrigin,
): void {
  const { size, height, reach } = canvas
  const mask = size - 1
  const dome = radius * canvas.mmPerCell * 0.9
  const perRadius = 1 / (radius * radius)
  const left = Math.ceil(x - radius - 0.5)
  const right = Math.floor(x + radius - 0.5)
  const bottom = Math.floor(y + radius - 0.5)
  for (let row = Math.ceil(y - radius - 0.5); row <= bottom; row++) {
    const v = row + 0.5 - y
    for (let column = left; column <= right; column++) {
      const u = column + 0.5 - x
      const away = (u * u + v * v) * perRadius
      if (away >= 1) continue
      const cell = (row & mask) * size + (column & mask)
      const top = base + dome * Math.sqrt(1 - away)
      if (top <= height[cell]!) continue
      height[cell] = top
      canvas.tone[cell] = tone
      canvas.ownerX[cell] = within(reach, origin.x - column - 0.5)
      canvas.ownerY[cell] = within(reach, origin.y - row - 0.5)
      canvas.stray[cell] = origin.stray
      canvas.tint[cell] = origin.tint
    }
  }
}

/** Rounded and limited; a whole number is added, because truncation is cheaper than rounding. */
const within = (reach: number, cells: number) =>
  (((cells < -reach ? -reach : cells > reach ? reach : cells) + 64.5) | 0) - 64
