import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import { openPdf } from '../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { PACK_LANGUAGE } from './both-languages.ts'
import type { PackOrder } from './pack-order.ts'
import { drawStamp } from './pack-stamp.ts'

/** Already compressed files are stored uncompressed. */
export const STORED = { level: 0 } as const

/** A document of an order's pack, bytes; `draw` adds its pages, each of which is stamped. */
export function packPdf(
  title: string,
  { settledAt, stamp }: Pick<PackOrder, 'settledAt' | 'stamp'>,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Uint8Array> {
  const info = { Title: title, Subject: workshopPack[PACK_LANGUAGE].subject, CreationDate: settledAt }
  return openPdf(PACK_LANGUAGE, info, { autoFirstPage: false }, (sheet) => {
    sheet.stamp = (stamped) => drawStamp(stamped, stamp)
    return draw(sheet)
  })
}
