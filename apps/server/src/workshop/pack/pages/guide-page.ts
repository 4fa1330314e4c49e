import { floor } from '@nawl/messages/by-language/floor'
import { GUIDE_SECTIONS, guideText } from '@nawl/messages/text/work-text'

import type { WorkshopConfig } from '../../../platform/config/workshop-config.ts'
import { MARGIN, paper, RIGHT } from '../../../platform/pdf/page-layout.ts'
import { addPage, drawHead, drawRule } from '../../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { inBoth, writeBelow, writeBeside } from '../both-languages.ts'
import type { LineDrawing } from '../line-drawing.ts'
import { workOf } from '../work-of.ts'

const PARAGRAPH = { x: MARGIN, width: RIGHT - MARGIN, leading: 12 } as const

/** How a line's rugs are made, in sentences, from the cloth to the parcel: the same that the tablet says. */
export function drawGuide(
  sheet: Sheet,
  { line: { design } }: LineDrawing,
  { config, remark }: { readonly config: WorkshopConfig; readonly remark: string },
): void {
  const work = workOf(design, config)
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  const title = inBoth((code) => floor[code].guide)
  writeBeside(sheet, title, { baseline: 108, size: 25, face: 'display' })
  let y = 128
  for (const section of GUIDE_SECTIONS) {
    const said = inBoth((code) => guideText(floor[code], section, work).heading)
    const [english, arabic] = [guideText(floor.en, section, work), guideText(floor.ar, section, work)]
    drawRule(sheet, y)
    writeBeside(sheet, said, { baseline: y + 19, size: 13, face: 'display' })
    y += 34
    for (const [n, en] of english.paragraphs.entries())
      y = writeBelow(sheet, { en, ar: arabic.paragraphs[n] ?? '' }, { baseline: y, size: 8.5 }, PARAGRAPH) + 2
    y += 2
  }
}
