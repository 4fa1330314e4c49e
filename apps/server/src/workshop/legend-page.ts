import { shareFigures } from '@nawl/domain/yarn/share-figures'

import { fitName, writeName } from '../platform/pdf/fit-name.ts'
import { rugOnWhite, SHADOW } from '../imaging/downloads/tear-sheet-picture.ts'
import { MARGIN, PAGE, RIGHT, paper } from '../platform/pdf/page-layout.ts'
import { GRAPHITE, widthOf, write } from '../platform/pdf/pdf-text.ts'
import type { PrintRug } from '../imaging/downloads/print-rug.ts'
import type { LineDrawing, PackYarn } from './line-drawing.ts'
import type { PackOrder } from './pack-order.ts'
import { addPage, drawFact, drawHead, drawRule, type PdfDocument } from '../platform/pdf/pdf-page.ts'
import {
  bindingText,
  carvingText,
  dateFacts,
  pileText,
  rugs,
  shapeText,
  sizeInFull,
} from './pack-messages.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'

/** Name, facts and yarns of one line of an order, on as many A4 pages as its yarns take. */
export async function drawLegend(
  sheet: PdfDocument,
  drawing: LineDrawing,
  { order, printed, balls, config, remark }: LegendContent,
): Promise<void> {
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  const picture = placeOfPicture(drawing)
  const image = await rugOnWhite(printed, picture.width, drawing.outline)
  sheet.image(image, picture.left - SHADOW, picture.top - SHADOW, { width: picture.width + 2 * SHADOW })

  const name = fitName(sheet, drawing.line.design.name, ROOM.left - MARGIN - 30)
  let y = writeName(sheet, name, MARGIN - 0.04 * name.size, ROOM.top + 0.72 * name.size) + 28
  const { line } = drawing
  const facts = [
    ['Size', sizeInFull(drawing)],
    ['Shape', shapeText(drawing)],
    ['Quantity', rugs(line.quantity)],
    ['Pile', pileText(drawing, config.pileMm)],
    ['Edge', bindingText(drawing)],
    ['Carving', carvingText(line.design.textureStyle)],
    ...dateFacts(order),
  ] as const
  for (const [label, value] of facts) y = drawFact(sheet, label, value, MARGIN, y)
  drawYarns(sheet, drawing, balls, config, Math.max(y + 14, ROOM.top + ROOM.height + 34), remark)
}

export type LegendContent = {
  readonly order: PackOrder
  readonly printed: PrintRug
  /** A picture for each yarn. */
  readonly balls: readonly Buffer[]
  readonly config: WorkshopConfig
  readonly remark: string
}

const ROOM = { left: RIGHT - 150, top: 92, width: 150, height: 200 } as const

function placeOfPicture({ widthMm, lengthMm }: LineDrawing) {
  const scale = Math.min(ROOM.width / widthMm, ROOM.height / lengthMm)
  const width = widthMm * scale
  return { left: RIGHT - width, top: ROOM.top, width }
}

const ROW = 25
const LAST = PAGE.height - 62
/** Where columns of figures end. */
const COLUMNS = { share: 402, area: 448, one: 498, all: RIGHT } as const

function drawYarns(
  sheet: PdfDocument,
  drawing: LineDrawing,
  balls: readonly Buffer[],
  config: WorkshopConfig,
  top: number,
  remark: string,
): void {
  const { yarns, line } = drawing
  let y = drawTableHead(sheet, top, line.quantity)
  const shares = shareFigures(yarns.map(({ share }) => share))
  for (const [n, yarn] of yarns.entries()) {
    if (y + ROW > LAST) {
      addPage(sheet, paper('A4'))
      drawHead(sheet, remark)
      y = drawTableHead(sheet, 92, line.quantity)
    }
    drawYarn(sheet, yarn, `${shares[n]}%`, balls[n], y)
    y += ROW
  }
  drawRule(sheet, y + 2)
  const sum = (of: (yarn: PackYarn) => number) => yarns.reduce((total, yarn) => total + of(yarn), 0)
  write(sheet, 'In all', { x: MARGIN, baseline: y + 18, size: 9, face: 'sans-medium' })
  writeFigures(sheet, y + 18, 'sans-medium', {
    share: `${sum(({ share }) => share).toFixed(1)}%`,
    area: sum(({ areaM2 }) => areaM2),
    one: sum(({ kilograms }) => kilograms),
    all: sum(({ kilogramsInAll }) => kilogramsInAll),
  })
  write(sheet, weightNote(config), { x: MARGIN, baseline: PAGE.height - 36, size: 7, ink: GRAPHITE })
}

function drawTableHead(sheet: PdfDocument, top: number, quantity: number): number {
  const head = (text: string, x: number, fromRight = false) =>
    write(sheet, text, { x, baseline: top, size: 7.5, ink: GRAPHITE, fromRight })
  head('Yarn', MARGIN)
  head('In place of', NAME + 158)
  head('Share', COLUMNS.share, true)
  head('Sq m', COLUMNS.area, true)
  head('kg a rug', COLUMNS.one, true)
  head(`kg for ${rugs(quantity)}`, COLUMNS.all, true)
  drawRule(sheet, top + 7)
  return top + 9
}

const NAME = MARGIN + 62

function drawYarn(
  sheet: PdfDocument,
  yarn: PackYarn,
  share: string,
  ball: Buffer | undefined,
  top: number,
): void {
  const baseline = top + 12
  const number = { x: MARGIN + 16, baseline: baseline + 4, size: 15, face: 'display' } as const
  write(sheet, String(yarn.number), { ...number, fromRight: true })
  if (ball) sheet.image(ball, MARGIN + 26, top + 2, { width: 22 })
  const size = 9 * Math.min(1, 150 / widthOf(sheet, yarn.name, 'sans-medium', 9))
  write(sheet, yarn.name, { x: NAME, baseline: baseline - 1, size, face: 'sans-medium' })
  const hex = { size: 7.5, ink: GRAPHITE, tabular: true }
  write(sheet, yarn.hex, { x: NAME, baseline: baseline + 9, ...hex })
  const replaced = yarn.originals.filter((hex) => hex !== yarn.hex)
  for (const [n, hexes] of inRows(replaced).entries())
    write(sheet, hexes, { x: NAME + 158, baseline: baseline - 1 + n * 10, ...hex })
  const { areaM2: area, kilograms: one, kilogramsInAll: all } = yarn
  writeFigures(sheet, baseline + 3, 'sans', { share, area, one, all })
}

/** Three hexes would run into the figures: two rows of two, and how many more there are. */
function inRows(hexes: readonly string[]): string[] {
  if (hexes.length <= 2) return hexes.length === 0 ? [] : [hexes.join(' ')]
  const second = hexes.length > 3 ? `${hexes[2]} and ${hexes.length - 3} more` : (hexes[2] ?? '')
  return [hexes.slice(0, 2).join(' '), second]
}

function writeFigures(
  sheet: PdfDocument,
  baseline: number,
  face: 'sans' | 'sans-medium',
  { share, area, one, all }: Record<'area' | 'one' | 'all', number> & { readonly share: string },
): void {
  const figure = (text: string, x: number) =>
    write(sheet, text, { x, baseline, size: 9, face, fromRight: true, tabular: true })
  figure(share, COLUMNS.share)
  figure(area.toFixed(area < 0.1 ? 3 : 2), COLUMNS.area)
  figure(one.toFixed(3), COLUMNS.one)
  figure(all.toFixed(3), COLUMNS.all)
}

function weightNote({ yarnUse, pileMm }: WorkshopConfig): string {
  const { gramsPerM2, atPileMm, wastePercent } = yarnUse
  const tall = pileMm === atPileMm ? '' : `, here ${pileMm} mm`
  return `Kilograms are area × ${gramsPerM2.toLocaleString('en-GB')} g a square metre of pile at ${atPileMm} mm${tall}, and ${wastePercent}% for waste.`
}
