import { EDGE_FORM, EDGE_LIGHT } from './edge-light.ts'
import { edgeNoise } from './edge-noise.ts'
import type { RugPlace } from './rug-on-floor.ts'

/** A place at a rug's edge, as its threads are seen there. `readEdge` writes into it. */
export type EdgePoint = {
  /** The point of the outline, in metres along the rug's sides. */
  across: number
  along: number
  /** Metres that the outline strays outward. */
  stray: number
  /** Factor of the light on the threads of the side. */
  threads: number
}

export const newEdgePoint = (): EdgePoint => ({ across: 0, along: 0, stray: 0, threads: 1 })

/**
 * How the edge is seen where a pixel meets it, `alongM` metres of which one pixel covers. `depth` is 0 on top of the
 * pile and grows to 1 down its side. Opposite sides mirror each other.
 */
export function readEdge(
  top: RugPlace,
  ground: RugPlace,
  depth: number,
  alongM: number,
  point: EdgePoint,
): void {
  // On the side: where the ray meets it. On top: the nearest point of the outline.
  const inward = depth > 0 ? 0 : top.distance
  point.across = top.across + (ground.across - top.across) * depth - top.outAcross * inward
  point.along = top.along + (ground.along - top.along) * depth - top.outAlong * inward
  const x = Math.abs(point.across)
  const y = Math.abs(point.along)
  const grain = (cellM: number) => edgeNoise(x / cellM, y / cellM) * shown(alongM / cellM)
  point.stray = EDGE_FORM.strayM * grain(EDGE_FORM.strayCellM) + EDGE_FORM.tuftM * grain(EDGE_FORM.tuftCellM)
  // Threads lean: further down, it is a neighbour that is seen.
  const lean = EDGE_FORM.lean * depth
  const threads = edgeNoise(x / EDGE_FORM.threadCellM + lean, y / EDGE_FORM.threadCellM + lean)
  point.threads =
    1 +
    EDGE_FORM.thread * threads * shown(alongM / EDGE_FORM.threadCellM) +
    EDGE_FORM.clump * grain(EDGE_FORM.clumpCellM)
}

/** How a place on the pile moves to the next pixel, right and down, in metres along the rug's sides. */
export type PixelStep = { rightAcross: number; rightAlong: number; downAcross: number; downAlong: number }

/** Metres along the outline that a pixel covers. */
export function pixelOnOutline({ outAcross, outAlong }: RugPlace, step: PixelStep): number {
  return Math.sqrt(
    (outAcross * step.rightAlong - outAlong * step.rightAcross) ** 2 +
      (outAcross * step.downAlong - outAlong * step.downAcross) ** 2,
  )
}

/** What is left of the contrast of cells of which a pixel covers `share`. */
const shown = (share: number) => Math.max(0, Math.min(1, 1.5 - share))

/** How far down the side a pixel looks, by its distances to the outline at the pile's height and on the floor: 0 to 1. */
export function depthOnSide(top: number, ground: number): number {
  return Math.max(0, Math.min(1, top / Math.max(1e-6, top - ground)))
}

/** Part of the floor's light that the rug takes; `q` is how far the outline faces away from the window. */
export function shadowAt(distance: number, q: number): number {
  const { shadow, shadowReachM, shadowAwayM, contact, contactReachM } = EDGE_LIGHT
  const away = Math.max(0, distance)
  const cast = shadow * Math.exp(-away / (shadowReachM + shadowAwayM * Math.max(0, q)))
  if (away > 8 * contactReachM) return cast
  return 1 - (1 - cast) * (1 - contact * Math.exp(-away / contactReachM))
}

/** Light on the pile's rounded rim. */
export function rimLight(distance: number, q: number): number {
  const { rimM, rimAway, rimToward } = EDGE_LIGHT
  const inside = Math.max(0, Math.min(1, -distance / rimM))
  if (inside === 1) return 1
  return 1 - (1 - inside * inside * (3 - 2 * inside)) * (q > 0 ? rimAway : rimToward) * q
}

/** Light on the pile's side. */
export function sideLight(depth: number, q: number): number {
  const { sideTop, sideFoot, sideAway } = EDGE_LIGHT
  const { foot, footLoss } = EDGE_FORM
  const under = Math.max(0, 1 - (1 - depth) / foot)
  return (sideTop + (sideFoot - sideTop) * depth) * (1 - sideAway * q) * (1 - footLoss * under * under)
}
