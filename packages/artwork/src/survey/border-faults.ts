import type { Design } from '../design.ts'
import type { Field } from '../field.ts'

/** The inner edge of a border may stray from its width by this much. */
const TOLERANCE = 0.03
/** Places along a side where the border is measured; corners are left out. */
const PLACES = 60

/** Whether a border has its width on all four sides: where its innermost line ends, the median of each side. */
export function borderFaults({ draw, sizeRule: { border } }: Design, field: Field): string[] {
  if (!border || field.isCut) return []
  const { width: wide, rail } = border
  const { width, height, top } = field
  const sides = {
    left: measure(height, (along, inset) => draw(inset, top + along, field)),
    right: measure(height, (along, inset) => draw(width - inset, top + along, field)),
    top: measure(width, (along, inset) => draw(along, top + inset, field)),
    bottom: measure(width, (along, inset) => draw(along, top + height - inset, field)),
  }
  return Object.entries(sides).flatMap(([side, depth]) =>
    Math.abs(depth / wide - 1) > TOLERANCE
      ? [`the border is ${(depth * field.scale).toFixed(1)} cm wide at the ${side}`]
      : [],
  )

  function measure(length: number, yarnAt: (along: number, inset: number) => number): number {
    const clear = Math.min(1.5 * wide, 0.4 * length)
    const depths = Array.from({ length: PLACES }, (_, place) => {
      const along = clear + ((place + 0.5) / PLACES) * (length - 2 * clear)
      for (let inset = 1.3 * wide; inset > 0; inset -= 0.05) if (yarnAt(along, inset) === rail) return inset
      return 0
    }).toSorted((a, b) => a - b)
    return depths[PLACES >> 1]!
  }
}
