import { shareFigures } from '@nawl/domain/yarn/share-figures'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'

import { fitName, writeName } from '../../../platform/pdf/fit-name.ts'
import { rugOnWhite, SHADOW } from '../../../imaging/downloads/tear-sheet-picture.ts'
import { MARGIN, PAGE, RIGHT, paper } from '../../../platform/pdf/page-layout.ts'
import { GRAPHITE, INK, write } from '../../../platform/pdf/pdf-text.ts'
import type { PrintRug } from '../../../imaging/downloads/print-rug.ts'
import { STAMP_ROOM } from '../pack-stamp.ts'
import type { LineDrawing, PackYarn } from '../line-drawing.ts'
import type { PackOrder } from '../pack-order.ts'
import { addPage, drawHead, drawRule } from '../../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { type Both, drawFact, inBoth, writeBeside } from '../both-languages.ts'
import type { WoolOfYarn } from '../../../sales/yarn-ledger/line-wool.ts'
import { woolText } from '../wool-text.ts'
import { dateFacts, rugFacts, rugs, packText } from '../pack-messages.ts'
import type { WorkshopConfig } from '../../../platform/config/workshop-config.ts'

/** Name, facts and yarns of one line of an order, on as many A4 pages as its yarns take. */
export async function drawLegend(
  sheet: Sheet,
  drawing: LineDrawing,
  { order, printed, balls, config, remark, count }: LegendContent,
): Promise<void> {
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  const picture = placeOfPicture(drawing)
  const image = await rugOnWhite(printed, picture.width, drawing.outline)
  sheet.image(image, picture.left - SHADOW, picture.top - SHADOW, { width: picture.width + 2 * SHADOW })

  const name = fitName(sheet, drawing.line.design.name, ROOM.left - MARGIN - 30)
  let y = writeName(sheet, name, MARGIN - 0.04 * name.size, ROOM.top + 0.72 * name.size) + 28
  const column = { x: MARGIN, width: ROOM.left - MARGIN - 24 }
  for (const fact of [...rugFacts(drawing, config.pileMm, count), ...dateFacts(order)])
    y = drawFact(sheet, fact, column, y)
  drawYarns(sheet, drawing, balls, config, Math.max(y + 14, ROOM.top + ROOM.height + 34), remark)
}

export type LegendContent = {
  readonly order: PackOrder
  readonly printed: PrintRug
  /** A picture for each yarn. */
  readonly balls: readonly Buffer[]
  readonly config: WorkshopConfig
  readonly remark: string
  /** `2 rugs`. */
  readonly count: Both
}

const ROOM = { left: RIGHT - 150, top: 92, width: 150, height: 200 } as const

function placeOfPicture({ widthMm, lengthMm }: LineDrawing) {
  const scale = Math.min(ROOM.width / widthMm, ROOM.height / lengthMm)
  const width = widthMm * scale
  return { left: RIGHT - width, top: ROOM.top, width }
}

const ROW = 25
/** More of it, where it is known where the wool lies. */
const WOOL_ROW = 11
const LAST = PAGE.height - 62
/** Where columns of figures end. */
const COLUMNS = { share: 388, area: 428, one: 472, all: RIGHT } as const

function drawYarns(
  sheet: Sheet,
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
    const wool = line.wool?.find(({ hex }) => hex === yarn.hex)
    const height = wool ? ROW + WOOL_ROW : ROW
    if (y + height > LAST) {
      addPage(sheet, paper('A4'))
      drawHead(sheet, remark)
      y = drawTableHead(sheet, 92, line.quantity)
    }
    drawYarn(sheet, yarn, `${shares[n]}%`, balls[n], y)
    if (wool) writeWool(sheet, wool, y + ROW + 5)
    y += height
  }
  drawRule(sheet, y + 2)
  const sum = (of: (yarn: PackYarn) => number) => yarns.reduce((total, yarn) => total + of(yarn), 0)
  writeBeside(
    sheet,
    packText('inAll'),
    { baseline: y + 18, size: 9, face: 'sans-medium' },
    MARGIN,
    NAME + NAMES,
  )
  writeFigures(sheet, y + 18, 'sans-medium', {
    share: `${sum(({ share }) => share).toFixed(1)}%`,
    area: sum(({ areaM2 }) => areaM2),
    one: sum(({ kilograms }) => kilograms),
    all: sum(({ kilogramsInAll }) => kilogramsInAll),
  })
  const note = weightNote(config)
  write(sheet, note.en, { x: MARGIN, baseline: PAGE.height - 45, size: 7, ink: GRAPHITE })
  const arabic = { size: 7, ink: GRAPHITE, atEnd: true, direction: 'rtl' } as const
  write(sheet, note.ar, { x: PAGE.width - STAMP_ROOM, baseline: PAGE.height - 34, ...arabic })
}

function drawTableHead(sheet: Sheet, top: number, quantity: number): number {
  const kilograms = inBoth((code) => workshopPack[code].kilogramsAll({ rugs: rugs(quantity)[code] }))
  const heads = [
    [packText('yarn'), MARGIN, false],
    [packText('inPlaceOf'), NAME + NAMES + 8, false],
    [packText('share'), COLUMNS.share, true],
    [packText('area'), COLUMNS.area, true],
    [packText('kilogramsOne'), COLUMNS.one, true],
    [kilograms, COLUMNS.all, true],
  ] as const
  for (const [{ en, ar }, x, atEnd] of heads) {
    const head = { x, size: 7.5, ink: GRAPHITE, atEnd }
    write(sheet, en, { ...head, baseline: top })
    write(sheet, ar, { ...head, baseline: top + 10, direction: 'rtl' })
  }
  drawRule(sheet, top + 17)
  return top + 19
}

const NAME = MARGIN + 62
/** Width of the column of names. */
const NAMES = 150

function drawYarn(sheet: Sheet, yarn: PackYarn, share: string, ball: Buffer | undefined, top: number): void {
  const baseline = top + 12
  const number = { x: MARGIN + 16, baseline: baseline + 4, size: 15, face: 'display' } as const
  write(sheet, String(yarn.number), { ...number, atEnd: true })
  if (ball) sheet.image(ball, MARGIN + 26, top + 2, { width: 22 })
  const names = { baseline: baseline - 1, size: 9, face: 'sans-medium' } as const
  writeBeside(
    sheet,
    inBoth((code) => yarnNames[code](yarn.name)),
    names,
    NAME,
    NAME + NAMES,
  )
  const hex = { size: 7.5, ink: GRAPHITE, tabular: true }
  write(sheet, yarn.hex, { x: NAME, baseline: baseline + 9, ...hex })
  const replaced = yarn.originals.filter((hex) => hex !== yarn.hex)
  for (const [n, hexes] of inRows(replaced).entries())
    write(sheet, hexes, { x: NAME + NAMES + 8, baseline: baseline - 1 + n * 10, ...hex })
  const { areaM2: area, kilograms: one, kilogramsInAll: all } = yarn
  writeFigures(sheet, baseline + 3, 'sans', { share, area, one, all })
}

/** Shelf and dye lots of a yarn, and what is still to be dyed. */
function writeWool(sheet: Sheet, wool: WoolOfYarn, baseline: number): void {
  const isMissing = wool.pieces.some(({ lots, missing }) => missing > 0 || lots.length > 1)
  const style = {
    baseline,
    size: 7.5,
    ink: isMissing ? INK : GRAPHITE,
    face: isMissing ? 'sans-medium' : 'sans',
  } as const
  writeBeside(sheet, woolText(wool), style, NAME, RIGHT)
}

/** Three hexes would run into the figures: two rows of two, and how many more there are. */
function inRows(hexes: readonly string[]): string[] {
  if (hexes.length <= 2) return hexes.length === 0 ? [] : [hexes.join(' ')]
  const second = hexes.length > 3 ? `${hexes[2]} +${hexes.length - 3}` : (hexes[2] ?? '')
  return [hexes.slice(0, 2).join(' '), second]
}

function writeFigures(
  sheet: Sheet,
  baseline: number,
  face: 'sans' | 'sans-medium',
  { share, area, one, all }: Record<'area' | 'one' | 'all', number> & { readonly share: string },
): void {
  const figure = (text: string, x: number) =>
    write(sheet, text, { x, baseline, size: 9, face, atEnd: true, tabular: true })
  figure(share, COLUMNS.share)
  figure(area.toFixed(area < 0.1 ? 3 : 2), COLUMNS.area)
  figure(one.toFixed(3), COLUMNS.one)
  figure(all.toFixed(3), COLUMNS.all)
}

function weightNote({ yarnUse, pileMm }: WorkshopConfig): Both {
  const { gramsPerM2: grams, atPileMm: mm, wastePercent: waste } = yarnUse
  const pile = pileMm === mm ? 'same' : String(pileMm)
  return inBoth((code) => workshopPack[code].weightNote({ grams, mm, pile, waste }))
}
