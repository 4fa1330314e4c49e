import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { ProjectedRug } from '@nawl/contract/desk/floor'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'
import { recolor } from '@nawl/engine/recolor/recolor'
import { rug as rugWords } from '@nawl/messages/by-language/rug'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { sidesText } from '@nawl/messages/text/rug-text'
import { strToU8, type Zippable } from 'fflate'

import { ballOnWhite } from '../../../imaging/downloads/tear-sheet-picture.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { type Both, PACK_LANGUAGE } from '../../pack/both-languages.ts'
import { drawCarving } from '../../pack/pages/carving-page.ts'
import { drawCartoon } from '../../cartoon/cartoon.ts'
import { drawLegend, type LegendContent } from '../../pack/pages/legend-page.ts'
import { drawLine, type LineDrawing, type PackLine } from '../../pack/line-drawing.ts'
import { gunPlanFile, gunPlanFiles } from '../../gun-plan/plan-files.ts'
import { outlineDxf } from '../../pack/outline-dxf.ts'
import { outlineSvg } from '../../pack/outline-svg.ts'
import { drawingNote, isCarved, rugs } from '../../pack/pack-messages.ts'
import { drawRugLabels } from '../../pack/pages/rug-labels.ts'
import { drawGuide } from '../../pack/pages/guide-page.ts'
import { workOf } from '../../pack/work-of.ts'
import { drawWork } from '../../pack/pages/work-page.ts'
import { packPdf, STORED } from '../../pack/pack-pdf.ts'
import { PICTURE_SCALE, previewPng, rugPicture } from '../../pack/rug-picture.ts'
import type { WorkshopConfig } from '../../../platform/config/workshop-config.ts'
import type { OnFloor, PackAbout, PackKind, PackPart } from '../pack-kind.ts'

const messages = workshopPack[PACK_LANGUAGE]

/** A rug: legend, carving map and cartoon, and its outlines as SVG and DXF. */
export const rugPack: PackKind<DesignSnapshot, PackLine> = {
  async gather({ position, design, quantity, wool }, renderer) {
    const { value: rug } = await renderer.separation(`frozen/${design.bitmapHash}.bmp`)
    const palette = recolor(rug.separation.swatches, {
      mappings: Object.entries(design.mappings),
      tolerance: design.tolerance,
    })
    const tile = await renderer.tile(design.textureStyle, PICTURE_SCALE)
    return { position, design, quantity, wool, rug, palette, tile }
  },

  open: (line, about) => openDrawn(line, about, { count: rugs(line.quantity), more: {} }),

  gunPlan: (line, about, format) => gunPlanFile(drawLine(line, about.config), about, format),

  outlines: outlinesOf,

  onFloor: madeOnFloor,
}

/** Where the yarns of what is drawn lie, for the projector. */
export function outlinesOf(line: PackLine, { config }: Pick<PackAbout, 'config'>): Uint8Array {
  return strToU8(JSON.stringify(projectedRug(drawLine(line, config))))
}

/** What the floor makes of what is tufted: the yarns that it ticks, and how the piece is worked. */
export function madeOnFloor(
  { yarns, size, textureStyle }: Pick<DesignSnapshot, 'yarns' | 'size' | 'textureStyle'>,
  config: WorkshopConfig,
): OnFloor {
  const { yarnUse, pileMm } = config
  const ticked = yarnKilograms(yarns, { size, quantity: 1, pileMm }, yarnUse).map(
    ({ hex, name, share, kilograms }) => ({ hex, name, share, grams: Math.round(kilograms * 1_000) }),
  )
  return { yarns: ticked, work: workOf({ size, textureStyle }, config) }
}

/** The areas of the yarns in tenths of a millimetre, as seen from the back. */
function projectedRug({ widthMm, lengthMm, yarns, bindingYarn }: LineDrawing): ProjectedRug {
  return {
    widthMm,
    lengthMm,
    edgeYarn: bindingYarn,
    yarns: yarns.map(({ number, name, hex, rings }) => ({
      number,
      name,
      hex,
      rings: rings.map((ring) => Array.from(ring, (mm) => Math.round(mm * 10))),
    })),
  }
}

/** What is said of a drawn line: `2 rugs`, and what its file has besides. */
type Said = { readonly count: Both; readonly more: Readonly<Record<string, unknown>> }

/** Opens a line that is drawn as a rug is: its legend, carving map and cartoon, and its files. */
export async function openDrawn(
  line: PackLine,
  { order, config, remark }: PackAbout,
  { count, more }: Said,
): Promise<PackPart> {
  const drawing = drawLine(line, config)
  const printed = rugPicture(drawing)
  const balls = await Promise.all(drawing.yarns.map(({ hex }) => ballOnWhite(hex)))
  const legend = { order, printed, balls, config, remark, count }
  return {
    row: {
      line,
      sides: sidesText(rugWords.en, line.design.size) ?? '',
      count,
      yarns: drawing.yarns,
    },
    files: () => rugFiles(drawing, legend, more),
    async draw(sheet) {
      await drawFacts(sheet, drawing, legend)
      await drawCartoon(sheet, drawing, config.paper, remark)
    },
  }
}

async function drawFacts(sheet: Sheet, drawing: LineDrawing, legend: LegendContent): Promise<void> {
  await drawLegend(sheet, drawing, legend)
  for (let piece = 1; piece <= drawing.line.quantity; piece++) drawWork(sheet, drawing, legend, piece)
  drawGuide(sheet, drawing, legend)
  drawCarving(sheet, drawing, legend.remark)
  drawRugLabels(sheet, drawing, legend)
}

async function rugFiles(drawing: LineDrawing, legend: LegendContent, more: Said['more']): Promise<Zippable> {
  const { order, config, remark } = legend
  const cartoon = packPdf(messages.cartoonTitle({ remark }), order, (sheet) =>
    drawCartoon(sheet, drawing, config.paper, remark),
  )
  const pages = packPdf(messages.legendTitle({ remark }), order, (sheet) => drawFacts(sheet, drawing, legend))
  return {
    'cartoon.pdf': [await cartoon, STORED],
    'legend.pdf': [await pages, STORED],
    'outline.svg': strToU8(outlineSvg(drawing, remark)),
    'outline.dxf': strToU8(outlineDxf(drawing, remark)),
    'preview.png': [await previewPng(legend.printed), STORED],
    'order.json': strToU8(orderJson(drawing, legend, more)),
    ...(await gunPlanFiles(drawing, legend)),
  }
}

/** One line of an order as JSON. */
function orderJson(drawing: LineDrawing, { order, config }: LegendContent, more: Said['more']): string {
  const { line, yarns, widthMm, lengthMm, meetingM, bindingYarn } = drawing
  const { position, quantity, design } = line
  const about = {
    order: order.number,
    line: position,
    quantity,
    address: order.address,
    dates: order.dates,
    design,
    ...more,
    widthMm,
    lengthMm,
    pileMm: config.pileMm,
    yarnUse: config.yarnUse,
    drawings: drawingNote().en,
    bindingYarn,
    carvingLinesM: isCarved(drawing) ? Math.round(meetingM * 100) / 100 : 0,
    yarns: yarns.map(({ rings: _, ...yarn }) => {
      const wool = line.wool?.find(({ hex }) => hex === yarn.hex)
      return wool ? { ...yarn, cones: wool.cones, shelf: wool.shelf, pieces: wool.pieces } : yarn
    }),
  }
  return `${JSON.stringify(about, null, 2)}\n`
}
