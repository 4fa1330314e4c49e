import type { SizeInput } from '../estimate.ts'
import { parseSide } from './read-length.ts'
import { hasOneMeasure, SHAPE_FACTS } from '../shape.ts'
import type { Unit } from './size.ts'

const METRES = { cm: 0.01, ft: 0.3048 } as const satisfies Record<Unit, number>

/** A side in metres. */
export function inMetres(side: number, unit: Unit): number {
  return side * METRES[unit]
}

/** A rug's sides in metres; the example's if none are typed. */
export function rugMetres({ shape, width, length, unit }: Omit<SizeInput, 'quantity'>): {
  readonly widthM: number
  readonly lengthM: number
} {
  const [exampleWidth, exampleLength] = SHAPE_FACTS[shape].example[unit]
  const [wide, long] = [parseSide(width, unit), parseSide(hasOneMeasure(shape) ? width : length, unit)]
  const typed = wide > 0 && long > 0
  const widthM = inMetres(typed ? wide : exampleWidth, unit)
  return {
    widthM,
    lengthM: typed ? inMetres(long, unit) : hasOneMeasure(shape) ? widthM : inMetres(exampleLength, unit),
  }
}
