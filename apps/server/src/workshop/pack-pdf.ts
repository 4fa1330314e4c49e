import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import { openPdf } from '../platform/pdf/pdf-page.ts'
import type { Sheet } from '../platform/pdf/sheet.ts'
import { PACK_LANGUAGE } from './both-languages.ts'

/** Already compressed files are stored uncompressed. */
export const STORED = { level: 0 } as const

/** A document of the pack, bytes; `draw` adds its pages. */
export function packPdf(
  title: string,
  day: Date,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Uint8Array> {
  const info = { Title: title, Subject: workshopPack[PACK_LANGUAGE].subject, CreationDate: day }
  return openPdf(PACK_LANGUAGE, info, { autoFirstPage: false }, draw)
}
