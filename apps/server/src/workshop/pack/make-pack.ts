import { kindIn } from '@nawl/domain/product/product'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { type Zippable, zipSync } from 'fflate'

import { PACK_LANGUAGE } from './both-languages.ts'
import type { PlanFormat } from '../gun-plan/plan-format.ts'
import type { PackedLine, PackPart } from '../kinds/pack-kind.ts'
import { PACK_KINDS } from '../kinds/pack-kinds.ts'
import { drawGiftCard } from './pages/gift-card.ts'
import { drawLabel, drawOrder } from './pages/order-page.ts'
import { remakeMark } from './pack-messages.ts'
import type { PackOrder } from './pack-order.ts'
import { packPdf, STORED } from './pack-pdf.ts'
import { awaitedStamp, drawStamp, type PackStamp } from './pack-stamp.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'

/** Titles and names of files are in the language that the pages are laid out in. */
const messages = workshopPack[PACK_LANGUAGE]

export type PackTask = {
  readonly order: PackOrder
  readonly lines: readonly PackedLine[]
  readonly config: WorkshopConfig
}

export type WorkshopPack = {
  /** The printable pack: order page, parcel label, and the pages of each line. */
  readonly pdf: Uint8Array
  /** The same as files in a folder per line. */
  readonly zip: Uint8Array
}

/** The workshop pack of an order: the same bytes for the same order, whenever it is made. */
export async function makePack(
  { order, lines, config }: PackTask,
  kinds = PACK_KINDS,
): Promise<WorkshopPack> {
  const parts: { readonly part: PackPart; readonly stamp: PackStamp }[] = []
  const files: Zippable = {}
  for (const line of lines) {
    const remark = remarkOf(order, line, lines.length)
    const stamped = stampedFor(order, line)
    const part = await kindIn(kinds, line.design).open(line, { order: stamped, config, remark })
    parts.push({ part, stamp: stamped.stamp })
    files[`line-${line.position}`] = await part.files()
  }
  const front = (sheet: Sheet) => {
    drawOrder(
      sheet,
      order,
      parts.map(({ part }) => part.row),
    )
    drawLabel(sheet, order)
    if (order.giftMessage !== '') drawGiftCard(sheet, order.giftMessage)
  }
  const mark = remakeMark(order)
  const title = messages.orderTitle({ number: mark ? `${order.number}, ${mark.en}` : order.number })
  files['order.pdf'] = [await packPdf(title, order, front), STORED]
  const pdf = await packPdf(title, order, async (sheet) => {
    front(sheet)
    for (const { part, stamp } of parts) {
      sheet.stamp = (stamped) => drawStamp(stamped, stamp)
      await part.draw(sheet)
    }
  })
  return { pdf, zip: zipSync(files, { level: 6, mtime: dosTime(order.settledAt) }) }
}

export type PlanTask = Omit<PackTask, 'lines'> & {
  readonly line: PackedLine
  /** Lines of the order in all. */
  readonly count: number
  readonly format: PlanFormat
}

/** The gun plan of one line of an order; null for what is not made with a gun. */
export async function makeGunPlan({
  order,
  line,
  count,
  config,
  format,
}: PlanTask): Promise<Uint8Array | null> {
  const about = { order: stampedFor(order, line), config, remark: remarkOf(order, line, count) }
  return (await kindIn(PACK_KINDS, line.design).gunPlan?.(line, about, format)) ?? null
}

/** Where the yarns of one line of an order lie; null for what is not drawn on cloth. */
export async function makeOutlines({
  order,
  line,
  count,
  config,
}: Omit<PlanTask, 'format'>): Promise<Uint8Array | null> {
  const about = { order: stampedFor(order, line), config, remark: remarkOf(order, line, count) }
  return kindIn(PACK_KINDS, line.design).outlines?.(line, about) ?? null
}

/** The order as the pages of a line are stamped. */
const stampedFor = (order: PackOrder, { position }: PackedLine): PackOrder =>
  order.awaited.includes(position) ? { ...order, stamp: awaitedStamp(order.stamp) } : order

/** `NW-7K4M-3PXA, line 1 of 2: Khatam`; of a remake, beginning with its mark. */
function remarkOf(order: PackOrder, { position, design }: PackedLine, count: number): string {
  const remark = messages.remark({ number: order.number, position, count, name: design.name })
  const mark = remakeMark(order)
  return mark ? `${mark.en} · ${remark}` : remark
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
