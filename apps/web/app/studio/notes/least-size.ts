import type { SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/size'

import type { CurrentRug } from './current-rug.ts'
import { mmAsDrawn, mmPerPixel, sidesInMm } from './rug-scale.ts'

type Sides = Pick<SizeInput, 'width' | 'length'>

/** Widths that are tried: whole inches and centimetres, up to the widest rug there is, ten metres. */
const STEP_MM = { ft: 25.4, cm: 10 } as const satisfies Record<Unit, number>
const WIDEST_MM = 10_000
const LONGEST_MM = 15_000

/**
 * The smallest rug in the same proportions on which `holds` (millimetres that a pixel covers) is true, as it would
 * be typed; null where even the largest there is does not do.
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
      // A length nobody sees stays as it was typed.
      length: hasOneMeasure(size.shape) ? size.length : typedSide(length / step, size.unit),
    }
    if (holds(mmPerPixel({ ...size, ...typed }, survey))) return typed
  }
  return null
}

/** Whole steps, rounded up, as one would type them: `6.17` for 74 inches, `188` for centimetres. */
function typedSide(steps: number, unit: Unit): string {
  const whole = Math.ceil(steps - 1e-9)
  return String(unit === 'cm' ? whole : Math.ceil((whole / 12) * 100 - 1e-9) / 100)
}
