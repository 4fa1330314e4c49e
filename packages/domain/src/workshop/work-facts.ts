import { areaMm2, type OrderedSize } from '../cart/ordered-size.ts'
import type { Pile } from '../rug/piles.ts'
import { SHAPE_FACTS } from '../rug/shape.ts'
import { backingOf, clothOf, gunMm, latexKilograms, needleTex } from './cloth.ts'
import { rolledRug } from './rolled-rug.ts'
import type { YarnUse } from './yarn-kilograms.ts'

type Sides = { readonly widthMm: number; readonly lengthMm: number }

/** How a rug is made, in the figures that a tufter and a finisher need. */
export type WorkFacts = {
  readonly pile: Pile
  /** Of the finished rug. */
  readonly pileMm: number
  /** What the gun is set to; shearing takes the rest. */
  readonly gunMm: number
  readonly gaugeMm: number
  readonly strands: number
  /** Of all threads in the needle together. */
  readonly tex: number
  /** 0 where nothing is carved. */
  readonly carveMm: number
  readonly rug: Sides
  /** Only four corners have diagonals. */
  readonly hasCorners: boolean
  readonly cloth: Sides
  readonly backing: Sides
  readonly latexKilograms: number
  /** Of the finished rug. */
  readonly kilograms: number
  readonly parcel: Sides & { readonly heightMm: number; readonly kilograms: number }
}

type Made = { readonly size: OrderedSize; readonly textureStyle: WorkFacts['pile'] }

/** How the workshop works: its wool, its gun, and how deep it carves a carved pile. */
export type WorkedWith = {
  readonly yarnUse: YarnUse
  readonly pileMm: number
  readonly gun: { readonly gaugeMm: number; readonly strands: number; readonly strokesPerMetre: number }
  readonly carveMm: number
}

/** The figures of a rug of a size and pile. */
export function workFacts(
  { size, textureStyle: pile }: Made,
  { yarnUse, pileMm, gun, carveMm }: WorkedWith,
): WorkFacts {
  const { widthMm, lengthMm, shape } = size
  const rug = { widthMm: Math.round(widthMm), lengthMm: Math.round(lengthMm) }
  const { areaShare, edge } = SHAPE_FACTS[shape]
  const areaM2 = (areaMm2(size) / 1e6) * areaShare(widthMm / lengthMm)
  const { netGrams, grossGrams, ...box } = rolledRug(size, yarnUse, pileMm)
  return {
    pile,
    pileMm,
    gunMm: gunMm(pileMm, pile === 'loop'),
    gaugeMm: gun.gaugeMm,
    strands: gun.strands,
    tex: needleTex(gun, { gramsPerM2: yarnUse.gramsPerM2 * (pileMm / yarnUse.atPileMm), pileMm }),
    carveMm: pile === 'carved' ? carveMm : 0,
    rug,
    hasCorners: edge === 'straight',
    cloth: clothOf(rug),
    backing: backingOf(rug),
    latexKilograms: Math.round(latexKilograms(areaM2) * 10) / 10,
    kilograms: Math.round(netGrams / 10) / 100,
    parcel: { ...box, kilograms: Math.round(grossGrams / 100) / 10 },
  }
}
