import { stagesOf } from '@nawl/domain/workshop/floor'
import type { WorkFacts } from '@nawl/domain/workshop/work-facts'
import { floor } from '@nawl/messages/by-language/floor'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { stageText } from '@nawl/messages/text/work-text'

import type { WoolOfYarn } from '../../../sales/yarn-ledger/line-wool.ts'
import type { WorkshopConfig } from '../../../platform/config/workshop-config.ts'
import { MARGIN, PAGE, paper, RIGHT } from '../../../platform/pdf/page-layout.ts'
import { addPage, drawHead, drawRule } from '../../../platform/pdf/pdf-page.ts'
import { GRAPHITE, INK, write } from '../../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { drawFact, inBoth, writeBeside, writeColumns } from '../both-languages.ts'
import type { LineDrawing, PackYarn } from '../line-drawing.ts'
import { packText } from '../pack-messages.ts'
import { STAMP_ROOM } from '../pack-stamp.ts'
import { conesName } from '../wool-text.ts'
import { workOf } from '../work-of.ts'

type WorkContent = { readonly config: WorkshopConfig; readonly remark: string }

/** What the tufter and the finisher of one rug write on: the order of work with shelves and lots, then steps to sign. */
export function drawWork(
  sheet: Sheet,
  drawing: LineDrawing,
  { config, remark }: WorkContent,
  piece: number,
): void {
  const { design, quantity, wool } = drawing.line
  const work = workOf(design, config)
  const open = () => {
    addPage(sheet, paper('A4'))
    drawHead(sheet, remark)
  }
  open()
  const title =
    quantity === 1
      ? packText('working')
      : inBoth((code) => workshopPack[code].workingOf({ piece, count: quantity }))
  writeBeside(sheet, title, { baseline: 108, size: 25, face: 'display' })
  let y = 134
  for (const fact of materialFacts(work)) y = drawFact(sheet, fact, { x: MARGIN, width: RIGHT - MARGIN }, y)
  writeBeside(sheet, packText('workOrder'), { baseline: y + 18, size: 16, face: 'display' })
  writeBeside(sheet, packText('workOrderMeaning'), { baseline: y + 34, size: 8.5, ink: GRAPHITE })
  y = drawYarnHead(sheet, y + 52)
  // What covers least first, as the gun plan has it.
  for (const [n, yarn] of drawing.yarns.toReversed().entries()) {
    if (y + ROW > LAST) {
      open()
      y = drawYarnHead(sheet, 92)
    }
    const ofYarn = wool?.find(({ hex }) => hex === yarn.hex)
    drawYarnRow(sheet, yarn, ofYarn, { place: n + 1, piece, top: y })
    y += ROW
  }
  drawRule(sheet, y)
  if (y + finishingHeight(work) > LAST) {
    open()
    y = 70
  }
  drawFinishing(sheet, drawing, work, y + 34)
}

function materialFacts({
  pile,
  cloth,
  backing,
  latexKilograms,
  gunMm: gun,
  gaugeMm: gauge,
  strands,
  tex,
}: WorkFacts) {
  return [
    {
      label: packText('cloth'),
      value: inBoth((code) => workshopPack[code].clothOf({ width: cloth.widthMm, length: cloth.lengthMm })),
    },
    {
      label: packText('gauge'),
      value: inBoth((code) => workshopPack[code].gaugeOf({ pile, gun, gauge, strands, tex })),
    },
    {
      label: packText('below'),
      value: inBoth((code) => workshopPack[code].latexOf({ kilograms: latexKilograms.toFixed(1) })),
    },
    {
      label: packText('backing'),
      value: inBoth((code) =>
        workshopPack[code].backingOf({ width: backing.widthMm, length: backing.lengthMm }),
      ),
    },
  ]
}

const ROW = 22
const LAST = PAGE.height - 56
const COLUMNS = { name: MARGIN + 62, kilograms: 300, shelf: 320, dyeLot: 390, doneBy: 470 } as const

function drawYarnHead(sheet: Sheet, top: number): number {
  for (const name of ['shelf', 'dyeLot', 'doneBy'] as const) {
    const { en, ar } = packText(name)
    write(sheet, `${en} · ${ar}`, { x: COLUMNS[name], baseline: top, size: 7.5, ink: GRAPHITE })
  }
  drawRule(sheet, top + 6)
  return top + 8
}

function drawYarnRow(
  sheet: Sheet,
  { number, name, hex, kilograms }: PackYarn,
  wool: WoolOfYarn | undefined,
  { place, piece, top }: { readonly place: number; readonly piece: number; readonly top: number },
): void {
  const baseline = top + (wool?.cones ? 11 : 15)
  write(sheet, `${place}.`, { x: MARGIN, baseline, size: 9, tabular: true })
  sheet
    .rect(MARGIN + 18, top + 4, 24, 14)
    .lineWidth(0.4)
    .fillAndStroke(hex, GRAPHITE)
  const lot = wool?.pieces[piece - 1]?.lots.map((each) => each.lot).join(' + ')
  for (const [text, x] of [
    [wool?.shelf, COLUMNS.shelf],
    [lot, COLUMNS.dyeLot],
  ] as const)
    if (text) write(sheet, shortened(text), { x, baseline, size: 8 })
  const title = inBoth((code) => workshopPack[code].gunOfYarn({ number, yarn: yarnNames[code](name) }))
  writeBeside(sheet, title, { baseline, size: 9 }, COLUMNS.name, COLUMNS.kilograms - 46)
  const { cones } = wool ?? {}
  if (cones) {
    const said = inBoth((code) => conesName(cones, code))
    writeBeside(
      sheet,
      said,
      { baseline: top + 19, size: 6.5, ink: GRAPHITE },
      COLUMNS.name,
      COLUMNS.kilograms,
    )
  }
  const grams = workshopPack.en.kilograms({ kilograms: kilograms.toFixed(3) })
  write(sheet, grams, { x: COLUMNS.kilograms, baseline, size: 9, atEnd: true, tabular: true })
  for (const from of [COLUMNS.shelf, COLUMNS.dyeLot, COLUMNS.doneBy])
    drawLine(sheet, from, from + 60, top + 18)
}

/** What fits above a line to write on; the legend has all of it. */
const shortened = (text: string) => (text.length > 14 ? `${text.slice(0, 13)}…` : text)

/** Height of a step, with three or four lines in each language. */
const STEP = 44
/** Height of what is measured. */
const MEASURE = 22
/** Height of the steps with their heading. */
const finishingHeight = ({ pile, hasCorners }: WorkFacts) =>
  34 + 34 + stagesOf(pile).length * STEP + (hasCorners ? 3 : 2) * MEASURE + 8

function drawFinishing(sheet: Sheet, drawing: LineDrawing, work: WorkFacts, top: number): void {
  writeBeside(sheet, packText('finishing'), { baseline: top, size: 16, face: 'display' })
  writeBeside(sheet, packText('finishingMeaning'), { baseline: top + 16, size: 8.5, ink: GRAPHITE })
  let y = top + 34
  for (const { en, ar, x } of [
    { ...packText('signature'), x: SIGNED.from },
    { ...packText('date'), x: DATED.from },
  ])
    write(sheet, `${en} · ${ar}`, { x, baseline: y, size: 7.5, ink: GRAPHITE })
  for (const stage of stagesOf(work.pile)) {
    y += STEP
    sheet
      .rect(MARGIN, y - STEP + 7, 11, 11)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke()
    const name = inBoth((code) => floor[code].stageName({ stage }))
    writeBeside(
      sheet,
      name,
      { baseline: y - STEP + 16, size: 9.5, face: 'sans-medium' },
      MARGIN + 20,
      SIGNED.from - 14,
    )
    const { bindingYarn: edgeYarn } = drawing
    const said = inBoth((code) => stageText(floor[code], stage, work, { edgeYarn, dryingDays: null }))
    writeColumns(sheet, said, { top: y - STEP + 25, size: 7.5, leading: 8.8 }, MARGIN + 20, SIGNED.from - 14)
    drawLine(sheet, SIGNED.from, SIGNED.to, y)
    drawLine(sheet, DATED.from, DATED.to, y)
  }
  const { widthMm: width, lengthMm: length } = work.rug
  const kilograms = work.kilograms.toFixed(2)
  for (const text of [
    inBoth((code) => workshopPack[code].sidesMeasured({ width, length })),
    ...(work.hasCorners ? [packText('diagonalsMeasured')] : []),
    inBoth((code) => workshopPack[code].finishedWeight({ kilograms })),
  ]) {
    y += MEASURE
    writeBeside(sheet, text, { baseline: y, size: 9 }, MARGIN, SIGNED.from - 14)
    drawLine(sheet, SIGNED.from, DATED.to, y)
  }
}

const SIGNED = { from: 392, to: 476 } as const
const DATED = { from: 484, to: PAGE.width - STAMP_ROOM } as const

function drawLine(sheet: Sheet, from: number, to: number, y: number): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(GRAPHITE).stroke()
}
