import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { strToU8 } from 'fflate'

import { openPdf } from '../platform/pdf/pdf-page.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'
import type { DesignDrawings } from '../sales/trade/project-drawings.ts'
import { PACK_LANGUAGE } from './pack/both-languages.ts'
import { drawCartoon } from './cartoon/cartoon.ts'
import { drawLine, type PackLine } from './pack/line-drawing.ts'
import { frontDxf } from './pack/outline-dxf.ts'

/** Written into the name of stored drawings: another number draws all of them anew. */
export const DRAWINGS_VERSION = 1

export type DrawingTask = {
  readonly line: PackLine
  readonly config: WorkshopConfig
  /** The hash of the design, as it is printed. */
  readonly hash: string
  readonly at: Date
}

const messages = workshopPack[PACK_LANGUAGE]

/** A rug that nobody has ordered yet, drawn as its pack draws it, without the stamp of an order. */
export async function makeDrawings({ line, config, hash, at }: DrawingTask): Promise<DesignDrawings> {
  const drawing = drawLine(line, config)
  const remark = messages.designRemark({ name: line.design.name, hash })
  const info = { Title: messages.cartoonTitle({ remark }), Subject: messages.subject, CreationDate: at }
  const cartoon = await openPdf(PACK_LANGUAGE, info, { autoFirstPage: false }, (sheet) =>
    drawCartoon(sheet, drawing, config.paper, remark),
  )
  return { cartoon, plan: strToU8(frontDxf(drawing, remark)) }
}
