import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { strToU8, type Zippable, zipSync } from 'fflate'

import { ballOnWhite } from '../imaging/downloads/tear-sheet-picture.ts'
import { PACK_LANGUAGE } from './both-languages.ts'
import { drawCarving } from './carving-page.ts'
import { drawCartoon } from './cartoon.ts'
import { drawLegend, type LegendContent } from './legend-page.ts'
import { drawLine, type LineDrawing, type PackLine } from './line-drawing.ts'
import { drawLabel, drawOrder } from './order-page.ts'
import { outlineDxf } from './outline-dxf.ts'
import { outlineSvg } from './outline-svg.ts'
import type { PackOrder } from './pack-order.ts'
import { openPdf } from '../platform/pdf/pdf-page.ts'
import type { Sheet } from '../platform/pdf/sheet.ts'
import { previewPng, rugPicture } from './rug-picture.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'
import { drawingNote, isCarved } from './pack-messages.ts'

/** Titles and names of files are in the language that the pages are laid out in. */
const messages = workshopPack[PACK_LANGUAGE]

export type PackTask = {
  readonly order: PackOrder
  readonly lines: readonly PackLine[]
  readonly config: WorkshopConfig
}

export type WorkshopPack = {
  /** The printable pack: order page, parcel label, and legend, carving map and cartoon of each line. */
  readonly pdf: Uint8Array
  /** The same as files in a folder per line, with outlines as SVG and DXF. */
  readonly zip: Uint8Array
}

/** The workshop pack of an order: the same bytes for the same order, whenever it is made. */
export async function makePack({ order, lines, config }: PackTask): Promise<WorkshopPack> {
  const drawings = lines.map((line) => drawLine(line, config))
  const legends = new Map<LineDrawing, LegendContent>()
  const files: Zippable = {}
  for (const drawing of drawings) {
    const printed = rugPicture(drawing)
    const balls = await Promise.all(drawing.yarns.map(({ hex }) => ballOnWhite(hex)))
    const legend = { order, printed, balls, config, remark: remarkOf(order, drawing, drawings.length) }
    legends.set(drawing, legend)
    files[`line-${drawing.line.position}`] = await lineFiles(drawing, legend)
  }
  const front = (sheet: Sheet) => {
    drawOrder(sheet, order, drawings)
    drawLabel(sheet, order)
  }
  const title = messages.orderTitle({ number: order.number })
  files['order.pdf'] = [await packPdf(title, order.settledAt, front), STORED]
  const pdf = await packPdf(title, order.settledAt, async (sheet) => {
    front(sheet)
    for (const [drawing, legend] of legends) {
      await drawLegend(sheet, drawing, legend)
      drawCarving(sheet, drawing, legend.remark)
      await drawCartoon(sheet, drawing, config.paper, legend.remark)
    }
  })
  return { pdf, zip: zipSync(files, { level: 6, mtime: dosTime(order.settledAt) }) }
}

/** A document of the pack, bytes; `draw` adds its pages. */
export function packPdf(
  title: string,
  day: Date,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Uint8Array> {
  const info = { Title: title, Subject: messages.subject, CreationDate: day }
  return openPdf(PACK_LANGUAGE, info, { autoFirstPage: false }, draw)
}

/** Already compressed files are stored uncompressed. */
const STORED = { level: 0 } as const

async function lineFiles(drawing: LineDrawing, legend: LegendContent): Promise<Zippable> {
  const { order, config, remark } = legend
  const { settledAt } = order
  const cartoon = packPdf(messages.cartoonTitle({ remark }), settledAt, (sheet) =>
    drawCartoon(sheet, drawing, config.paper, remark),
  )
  const pages = packPdf(messages.legendTitle({ remark }), settledAt, async (sheet) => {
    await drawLegend(sheet, drawing, legend)
    drawCarving(sheet, drawing, remark)
  })
  return {
    'cartoon.pdf': [await cartoon, STORED],
    'legend.pdf': [await pages, STORED],
    'outline.svg': strToU8(outlineSvg(drawing, remark)),
    'outline.dxf': strToU8(outlineDxf(drawing, remark)),
    'preview.png': [await previewPng(legend.printed), STORED],
    'order.json': strToU8(orderJson(order, drawing, config)),
  }
}

/** `NW-7K4M-3PXA, line 1 of 2: Khatam`. */
function remarkOf({ number }: PackOrder, { line }: LineDrawing, count: number): string {
  const { position, design } = line
  return messages.remark({ number, position, count, name: design.name })
}

/** ZIP stores local time without a zone, so a fixed zone is used. */
function dosTime(instant: Date): Date {
  return new Date(
    instant.getUTCFullYear(),
    instant.getUTCMonth(),
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
    instant.getUTCSeconds(),
  )
}

/** One line of an order as JSON. */
function orderJson(order: PackOrder, drawing: LineDrawing, config: WorkshopConfig): string {
  const { line, yarns, widthMm, lengthMm, meetingM, bindingYarn } = drawing
  const { position, quantity, design } = line
  const about = {
    order: order.number,
    line: position,
    quantity,
    address: order.address,
    dates: order.dates,
    design,
    widthMm,
    lengthMm,
    pileMm: config.pileMm,
    yarnUse: config.yarnUse,
    drawings: drawingNote().en,
    bindingYarn,
    carvingLinesM: isCarved(drawing) ? Math.round(meetingM * 100) / 100 : 0,
    yarns: yarns.map(({ rings: _, ...yarn }) => yarn),
  }
  return `${JSON.stringify(about, null, 2)}\n`
}
