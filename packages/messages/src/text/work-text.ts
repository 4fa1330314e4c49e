import { VARIATION_PERCENT } from '@nawl/domain/shop/facts'
import type { FloorStage } from '@nawl/domain/workshop/floor'
import type { WorkFacts } from '@nawl/domain/workshop/work-facts'

import type * as English from '../../build/en/floor.ts'

type Words = Pick<
  typeof English,
  | 'guideBefore'
  | 'guideBeforeText'
  | 'guideBeforeProjector'
  | 'guideYarns'
  | 'guideYarnsText'
  | 'guidePhotographs'
  | 'guidePhotographsText'
  | 'guideMistakes'
  | 'guideMistake'
  | 'guideParcel'
  | 'guideParcelText'
  | 'stageText'
>
type Unknown = {
  /** Number of the yarn of the edge; null while it is not known. */
  readonly edgeYarn: number | null
  /** Days that latex dries; null where nobody set them. */
  readonly dryingDays: number | null
}

/** What has to be true before a stage is ticked or signed. */
export function stageText(
  words: Pick<Words, 'stageText'>,
  stage: FloorStage,
  work: WorkFacts,
  { edgeYarn, dryingDays }: Unknown,
): string {
  return words.stageText({
    stage: stage === 'inspected' ? 'other' : stage,
    pile: work.pile,
    latex: work.latexKilograms,
    days: dryingDays ?? 0,
    backingWidth: work.backing.widthMm,
    backingLength: work.backing.lengthMm,
    edge: edgeYarn ?? 0,
    finished: work.pileMm,
    carve: work.carveMm,
    width: work.rug.widthMm,
    length: work.rug.lengthMm,
    percent: VARIATION_PERCENT,
    corners: work.hasCorners ? 'yes' : 'other',
    kilograms: work.kilograms,
  })
}

/** Sections of the guide, in the order in which they are needed. */
export const GUIDE_SECTIONS = ['before', 'yarns', 'photographs', 'mistakes', 'parcel'] as const
export type GuideSection = (typeof GUIDE_SECTIONS)[number]

const MISTAKES = ['row', 'hole', 'short', 'tick', 'other'] as const

/** A section of how a rug is made, the same on paper and on the tablet: its heading and its paragraphs. */
export function guideText(
  words: Words,
  section: GuideSection,
  work: WorkFacts,
): { readonly heading: string; readonly paragraphs: readonly string[] } {
  const { pile, cloth, parcel } = work
  if (section === 'before') {
    const text = words.guideBeforeText({ width: cloth.widthMm, length: cloth.lengthMm })
    return { heading: words.guideBefore, paragraphs: [text, words.guideBeforeProjector] }
  }
  if (section === 'yarns') {
    const { gunMm: gun, gaugeMm: gauge, pileMm: finished, strands, tex } = work
    const text = words.guideYarnsText({ pile, gun, finished, gauge, strands, tex })
    return { heading: words.guideYarns, paragraphs: [text] }
  }
  if (section === 'photographs')
    return { heading: words.guidePhotographs, paragraphs: [words.guidePhotographsText({ pile })] }
  if (section === 'mistakes')
    return { heading: words.guideMistakes, paragraphs: MISTAKES.map((what) => words.guideMistake({ what })) }
  const { widthMm: width, lengthMm: length, heightMm: height, kilograms } = parcel
  return {
    heading: words.guideParcel,
    paragraphs: [words.guideParcelText({ width, length, height, kilograms })],
  }
}
