// Makes files of rugs in three dimensions in a thread of its own, apart from the main thread and the studio's renderer.
import type { PileTile } from '@nawl/engine/pile/tile/tile'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'

import { clothPicture, type PaintedRug } from './cloth-picture.ts'
import { glbFile } from './glb.ts'
import { pilePeriodM, pileRelief, type PileRelief } from './pile-relief.ts'
import { rugBody, type RugMeasures } from './rug-body.ts'
import { usdzFile } from './usdz.ts'

export type RugFileTask = {
  readonly format: RugFormat
  /** The rug as the studio shows it, by day: the floor has a light of its own. */
  readonly rug: PaintedRug
  /** The pile tile of its style, at `RELIEF_SCALE`. */
  readonly tile: SharedArrayBuffer
  readonly measures: Omit<RugMeasures, 'pilePeriodM'>
}

export const RUG_FORMATS = ['glb', 'usdz'] as const
export type RugFormat = (typeof RUG_FORMATS)[number]

const WRITERS = { glb: glbFile, usdz: usdzFile } as const satisfies Record<RugFormat, unknown>

/** A rug as a file of that format, in the size in which it is made. */
export async function rugFile({ format, rug, tile: bytes, measures }: RugFileTask): Promise<Uint8Array> {
  const tile = tileFromBytes(new Uint8Array(bytes))
  const [cloth, relief] = await Promise.all([clothPicture(rug), reliefOf(tile)])
  const body = rugBody({ ...measures, pilePeriodM: pilePeriodM(tile) })
  return WRITERS[format]({ body, cloth, ...relief })
}

/** By kind of strand: every rug of loops has the same. */
const reliefs = new Map<string, Promise<PileRelief>>()

function reliefOf(tile: PileTile): Promise<PileRelief> {
  const relief = reliefs.get(tile.strands) ?? pileRelief(tile)
  reliefs.set(tile.strands, relief)
  return relief
}
