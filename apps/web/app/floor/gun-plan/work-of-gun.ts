import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'

/** A straight piece of a line; lengths in mm. */
export type Piece = {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly hex: string
  /** How much the gun has tufted before it, of all that is looked at. */
  readonly before: number
  readonly length: number
}

export type WorkOfGun = { readonly pieces: readonly Piece[]; readonly length: number }

/** All that a gun tufts in some of a rug's yarns, in the order of work. Coordinates of the plan are tenths of mm. */
export function workOfGun(yarns: GunPlanOfRug['yarns']): WorkOfGun {
  const pieces: Piece[] = []
  let length = 0
  for (const { hex, strokes } of yarns)
    for (const line of strokes) {
      let from: Piece['from'] = [line[0]! / 10, line[1]! / 10]
      // A single tuft is a line to where it begins.
      for (let i = Math.min(2, line.length - 2); i < line.length; i += 2) {
        const to: Piece['to'] = [line[i]! / 10, line[i + 1]! / 10]
        const piece = { from, to, hex, before: length, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
        pieces.push(piece)
        length += piece.length
        from = to
      }
    }
  return { pieces, length }
}

/** How many pieces are begun when the gun has tufted so far. */
export function begunAt({ pieces }: WorkOfGun, mm: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pieces[middle]!.before < mm) low = middle + 1
    else high = middle
  }
  return low
}

/** Where the gun is when it has tufted so far; where it begins at first. */
export function gunAt(work: WorkOfGun, mm: number): readonly [number, number] {
  const piece = work.pieces[Math.max(0, begunAt(work, mm) - 1)]
  if (!piece) return [0, 0]
  const part = piece.length === 0 ? 1 : Math.min(1, (mm - piece.before) / piece.length)
  const { from, to } = piece
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
}
