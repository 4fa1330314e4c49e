import type { SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/sizes/size'

import type { CurrentRug } from './current-rug.ts'
import { mmAsDrawn, mmPerPixel, sidesInMm } from './rug-scale.ts'

type Sides = Pick<SizeInput, 'width' | 'length'>

/** Widths to try: whole inches and centimetres, up to the widest rug, ten metres. */
const STEP_MM = { ft: 25.4, cm: 10 } as const satisfies Record<Unit, number>
const WIDEST_MM = 10_000
const LONGEST_MM = 15_000

/**
 * The smallest rug with the same proportions for which `holds` (given millimetres per pixel) is true, as people would
 * type it; null if even the largest does not suffice.
 */
export function leastSize({ size, survey }: CurrentRug, holds: (mm: number) => boolean): Sides | null {
  const mm = mmAsDrawn(survey)
  const sides = sidesInMm(size) ?? { width: survey.width * mm, length: survey.height * mm }
  const step = STEP_MM[size.unit]
  for (let steps = Math.floor(sides.width / step) + 1; steps * step <= WIDEST_MM; steps++) {
    const length = (steps * step * sides.length) / sides.width
    if (length > LONGEST_MM) return null
    const typed = {
      width: typedSide(steps, size.unit),
      // A hidden length stays as typed.
      length: hasOneMeasure(size.shape) ? size.length : typedSide(length / step, size.unit),
    }
    if (holds(mmPerPixel({ ...size, ...typed }, survey))) return typed
  }
  return null
}

/** Whole steps, rounded up, as people type them: `6.17` for 74 inches, `188` for centimetres. */
function typedSide(steps: number, unit: Unit): string {
  const whole = Math.ceil(steps - 1e-9)
  return String(unit === 'cm' ? whole : Math.ceil((whole / 12) * 100 - 1e-9) / 100)
}
