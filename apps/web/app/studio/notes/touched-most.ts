import type { Inspection } from './inspection.ts'
import type { DyedYarn } from './workshop-note.ts'

/** The candidate with the longest border to a yarn; null if it touches none. */
export function touchedMost(
  { survey }: Inspection,
  { number }: DyedYarn,
  others: readonly DyedYarn[],
): DyedYarn | null {
  const borders = survey.borders[number] ?? []
  const length = (yarn: DyedYarn) => borders[yarn.number] ?? 0
  const [most] = others.toSorted((p, q) => length(q) - length(p))
  return most && length(most) > 0 ? most : null
}
