import { MIRRORED } from './drawing-messages.ts'
import type { LineDrawing } from './line-drawing.ts'
import { isCarved } from './pack-messages.ts'
import type { PackOrder } from './pack-order.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'

/** One line of an order as JSON. */
export function orderJson(order: PackOrder, drawing: LineDrawing, config: WorkshopConfig): string {
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
    drawings: `${MIRRORED}. Millimetres, 1:1.`,
    bindingYarn,
    carvingLinesM: isCarved(drawing) ? Math.round(meetingM * 100) / 100 : 0,
    yarns: yarns.map(({ rings: _, ...yarn }) => yarn),
  }
  return `${JSON.stringify(about, null, 2)}\n`
}
