import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'

import { MARGIN, PAGE, paper, RIGHT } from '../../platform/pdf/page-layout.ts'
import { addPage, drawHead, drawRule } from '../../platform/pdf/pdf-page.ts'
import { GRAPHITE, INK, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { inBoth, writeBeside } from '../pack/both-languages.ts'
import { packText } from '../pack/pack-messages.ts'
import { STAMP_ROOM } from '../pack/pack-stamp.ts'
import { drawSmall } from '../pack/small-line.ts'
import type { PlannedRug, PlannedYarn } from './planned-rug.ts'

/** Draws a gun plan on A4: the yarns in the order of work with their figures, then the lines of each on a page. */
export function drawPlan(sheet: Sheet, rug: PlannedRug, remark: string): void {
  let y = drawTableHead(sheet, rug, remark)
  for (const [n, yarn] of rug.yarns.entries()) {
    if (y + ROW > PAGE.height - 60) y = drawTableHead(sheet, rug, remark)
    drawRow(sheet, yarn, n + 1, y)
    y += ROW
  }
  drawRule(sheet, y)
  const sum = (of: (yarn: PlannedYarn) => number) => rug.yarns.reduce((total, yarn) => total + of(yarn), 0)
  writeBeside(sheet, packText('inAll'), { baseline: y + 16, size: 9, face: 'sans-medium' }, NAME, NAME_END)
  writeFigures(sheet, y + 16, {
    lineMetres: sum(({ metres }) => metres),
    lifts: sum(({ lifts }) => lifts),
    grams: sum(({ grams }) => grams),
    minutes: sum(({ minutes }) => minutes),
  })
  for (const yarn of rug.yarns) drawYarn(sheet, rug, yarn, remark)
}

const ROW = 22
const NAME = MARGIN + 50
const NAME_END = NAME + 140
/** Where the figures of each column end. */
const COLUMNS = { lineMetres: 315, lifts: 370, grams: 425, minutes: 480, strokesOfMetre: RIGHT } as const
type Column = keyof typeof COLUMNS

function drawTableHead(sheet: Sheet, { settings }: PlannedRug, remark: string): number {
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  writeBeside(sheet, packText('gunPlan'), { baseline: 108, size: 25, face: 'display' })
  writeBeside(sheet, packText('gunPlanMeaning'), { baseline: 130, size: 9 })
  const { gaugeMm: gauge, strokesPerSecond: strokes } = settings
  const said = inBoth((code) => workshopPack[code].gunSettings({ gauge, strokes }))
  write(sheet, said.en, { x: MARGIN, baseline: 146, size: 7.5, ink: GRAPHITE })
  write(sheet, said.ar, { x: RIGHT, baseline: 158, size: 7.5, ink: GRAPHITE, atEnd: true, direction: 'rtl' })
  writeBeside(sheet, packText('yarn'), { baseline: 182, size: 7.5, ink: GRAPHITE }, NAME, NAME_END)
  for (const [name, x] of Object.entries(COLUMNS)) {
    const { en, ar } = packText(name as Column)
    write(sheet, en, { x, baseline: 182, size: 7.5, ink: GRAPHITE, atEnd: true })
    write(sheet, ar, { x, baseline: 192, size: 7.5, ink: GRAPHITE, atEnd: true, direction: 'rtl' })
  }
  drawRule(sheet, 198)
  return 200
}

function drawRow(sheet: Sheet, yarn: PlannedYarn, place: number, top: number): void {
  const baseline = top + 15
  write(sheet, `${place}.`, { x: MARGIN, baseline, size: 9, tabular: true })
  sheet
    .rect(MARGIN + 18, top + 5, 24, 13)
    .lineWidth(0.4)
    .fillAndStroke(yarn.hex, GRAPHITE)
  writeBeside(sheet, titleOf(yarn), { baseline, size: 9 }, NAME, NAME_END)
  writeFigures(sheet, baseline, {
    lineMetres: yarn.metres,
    lifts: yarn.lifts,
    grams: yarn.grams,
    minutes: yarn.minutes,
    strokesOfMetre: yarn.strokesPerMetre,
  })
}

const titleOf = ({ number, name }: PlannedYarn) =>
  inBoth((code) => workshopPack[code].gunOfYarn({ number, yarn: yarnNames[code](name) }))

function writeFigures(sheet: Sheet, baseline: number, figures: Partial<Record<Column, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    const text = value.toFixed(name === 'lineMetres' ? 1 : 0)
    write(sheet, text, { x: COLUMNS[name as Column], baseline, size: 9, atEnd: true, tabular: true })
  }
}

const TOP = 130
const LAST = PAGE.height - 60

/** The lines of one yarn, small; a dot where each begins. */
function drawYarn(sheet: Sheet, { widthMm, lengthMm }: PlannedRug, yarn: PlannedYarn, remark: string): void {
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  writeBeside(sheet, titleOf(yarn), { baseline: 108, size: 20, face: 'display' })
  const scale = Math.min((RIGHT - MARGIN) / widthMm, (LAST - TOP) / lengthMm)
  const left = MARGIN + (RIGHT - MARGIN - widthMm * scale) / 2
  const toX = (x: number) => left + x * scale
  const toY = (y: number) => TOP + y * scale
  sheet
    .rect(left, TOP, widthMm * scale, lengthMm * scale)
    .lineWidth(0.3)
    .strokeColor(GRAPHITE)
    .stroke()
  sheet.lineJoin('round').lineCap('round').strokeColor(INK)
  for (const line of yarn.strokes) drawSmall(sheet, line, toX, toY)
  sheet.lineWidth(0.3).stroke()
  for (const line of yarn.strokes) sheet.circle(toX(line[0]!), toY(line[1]!), 0.8)
  if (yarn.strokes.length > 0) sheet.fill(INK)
  const reduction = Math.round(72 / 25.4 / scale)
  const said = inBoth((code) =>
    workshopPack[code].mirroredScale({ mirrored: workshopPack[code].mirrored, scale: reduction }),
  )
  writeBeside(
    sheet,
    said,
    { baseline: PAGE.height - 36, size: 7, ink: GRAPHITE },
    MARGIN,
    PAGE.width - STAMP_ROOM,
  )
}
