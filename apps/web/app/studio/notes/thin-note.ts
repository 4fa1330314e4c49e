import { LONGEST_POINT_MM, type ThinStrokes } from '@nawl/engine/buildable/thin-strokes'
import { type RugSurvey, WIDEST_MEASURED } from '@nawl/engine/buildable/survey-rug'
import { TUFT_MM } from '@nawl/engine/pile/tile/tile-units'

import { leastSize } from './least-size.ts'
import { redyed } from './redyed.ts'
import { isFree, type CurrentRug } from './current-rug.ts'
import { mmPerPixel } from './rug-scale.ts'
import { touchedMost } from './touched-most.ts'
import type { DyedYarn, Fix, WorkshopNote } from './workshop-note.ts'

/** A yarn of which a larger fraction is thin consists of lines; otherwise it is a shape that is thin in places. */
const LINES_PART = 0.5

/** Notes on lines thinner than a tuft; at most one, because one size fixes them all. */
export function thinNotes(rug: CurrentRug, yarns: readonly DyedYarn[]): WorkshopNote[] {
  const { survey } = rug
  const mm = mmPerPixel(rug.size, survey)
  const strokes = strokesUnderTuft(survey, mm)
  const isThin = ({ number }: DyedYarn) => isLine(strokes[number], mm)
  const thin = yarns.filter(isThin)
  if (thin.length === 0) return []
  const areLines = (yarn: DyedYarn) => (strokes[yarn.number]?.part ?? 0) > LINES_PART
  const numbers = thin.map(({ number }) => number)
  const holds = (wide: number) => {
    const wider = strokesUnderTuft(survey, wide)
    return numbers.every((number) => !isLine(wider[number], wide))
  }
  const size = leastSize(rug, holds)
  const enlarge: Fix[] = size ? [{ kind: 'enlarge', size }] : []
  return [
    {
      key: `thin ${numbers.join()}`,
      kind: 'thin',
      yarns: thin,
      areLines: thin.every(areLines),
      where: {
        kind: 'thin',
        yarns: numbers,
        thickness: thickness(mm),
        length: LONGEST_POINT_MM / mm,
      },
      fixes: [...enlarge, ...leavingOut(rug, yarns, thin.filter(areLines))],
    },
  ]
}

/** A tuft in whole pixels, as a stroke of its width is drawn. */
const thickness = (mm: number) => Math.min(WIDEST_MEASURED, Math.round(TUFT_MM / mm))

function strokesUnderTuft({ strokes }: RugSurvey, mm: number): readonly ThinStrokes[] {
  return strokes[thickness(mm)] ?? []
}

function isLine(strokes: ThinStrokes | undefined, mm: number): boolean {
  return strokes !== undefined && strokes.longest * mm > LONGEST_POINT_MM
}

/** Unlocked lines become part of what surrounds them; if only lines would remain, they stay. */
function leavingOut(rug: CurrentRug, yarns: readonly DyedYarn[], lines: readonly DyedYarn[]): Fix[] {
  const others = yarns.filter((yarn) => !lines.includes(yarn))
  if (others.length < 2) return []
  const changes = lines
    .filter((yarn) => isFree(rug, yarn))
    .flatMap((yarn) => {
      const ground = touchedMost(rug, yarn, others)
      return ground ? [{ yarn, hex: ground.hex }] : []
    })
  if (changes.length === 0) return []
  return [{ kind: 'leave-out', yarns: changes.map(({ yarn }) => yarn), ...redyed(rug, changes) }]
}
