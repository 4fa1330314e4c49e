import { appointmentOf } from '@nawl/domain/order/appointment'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { shopDay } from '@nawl/messages/text/shop-day'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { LANGUAGES } from '@nawl/messages/languages'

import { PT } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, INK, RULE, widthOf, write, type Written } from '../../platform/pdf/pdf-text.ts'
import { qrCode } from '../../platform/pdf/qr-code.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { sha256 } from '../../platform/sha256.ts'
import { type Both, inBoth } from './both-languages.ts'
import { packMoment, packText } from './pack-messages.ts'

/** Which pack of an order a page belongs to. */
export type PackStamp = {
  /** 1 for the designs as ordered. */
  readonly version: number
  /** The version before, whose packs are void; null for the first. */
  readonly replaces: { readonly version: number; readonly madeAt: Date } | null
  /** Of everything that is printed about the order: two packs that differ have different ones. */
  readonly hash: string
  /** Whether the customer can change nothing any more. */
  readonly isFinal: boolean
  /** Whether its customer has to approve it before it is made; only on pages of such lines. */
  readonly isAwaited?: true
  /** Until when the design may change; null before the order is confirmed. */
  readonly changeUntil: Date | null
  /** The order's page for the floor, which says whether this pack is in force. */
  readonly floorUrl: string
}

/** The stamp of the pages of a line that its customer has to approve before it is made. */
export const awaitedStamp = (stamp: PackStamp): PackStamp => ({ ...stamp, isFinal: false, isAwaited: true })

/** Changes of designs are over: the window is closed and no change awaits its payment. */
export const isPackFinal = ({ times, change }: Pick<Order, 'times' | 'change'>, now: Date): boolean =>
  times.changeUntil !== null && now >= times.changeUntil && change === null

/** `2-3F7A1C`: version and hash, as in the address of the QR code. */
export function packMarkOf(order: Order): string {
  return `${order.inForce + 1}-${hashOf(order)}`
}

/** The stamp of an order's pack, made at `now`. */
export function packStamp(
  order: Order,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): PackStamp {
  const before = order.versions[order.inForce - 1]
  return {
    version: order.inForce + 1,
    replaces: before ? { version: order.inForce, madeAt: before.madeAt } : null,
    hash: hashOf(order),
    isFinal: isPackFinal(order, now),
    changeUntil: order.times.changeUntil,
    floorUrl: `${publicUrl}/floor/${order.number}?p=${packMarkOf(order)}`,
  }
}

function hashOf(order: Order): string {
  const { number, address, email, giftMessage, remakeOf } = order
  // Left out where there is none, so that packs from before it could be chosen stay what they are.
  const appointment = appointmentOf(order) ?? undefined
  const { lines } = versionInForce(order)
  const printed = { number, address, email, giftMessage, remakeOf, appointment, lines }
  return sha256(sorted(printed)).slice(0, 6).toUpperCase()
}

/** As JSON with its names in order, so that it does not depend on how the order was read. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([p], [q]) => (p < q ? -1 : 1)))
      : part,
  )

/** From the edge of the paper: what printers leave white, in points. */
const EDGE = 4 * PT
const QR = 13 * PT
/** How far from the right edge text stays clear of the code, in points. */
export const STAMP_ROOM = EDGE + QR + 2 * PT
const MARK = { width: 3 * PT, height: 14 * PT, from: 30 * PT, places: 8 } as const
/** Colours that are told apart, on paper too; the place on the edge tells versions apart without colour. */
const MARK_INKS = ['#1E1A16', '#9E3B2C', '#1F5F8B', '#4A6B2A', '#7A3E86', '#B06A00', '#0F6E6A', '#5B4636']

/** Stamps a page: code and version in the corner, a mark on the edge that moves with the version, and DRAFT across it. */
export function drawStamp(sheet: Sheet, stamp: PackStamp): void {
  const { width, height } = sheet.page
  if (!stamp.isFinal) drawDraft(sheet)
  drawMark(sheet, stamp.version)
  drawCode(sheet, stamp, width - EDGE - QR, height - EDGE - QR)
  const { en, ar } = saidOf(stamp)
  const style = stamp.isFinal ? { ink: GRAPHITE } : ({ ink: INK, face: 'sans-medium' } as const)
  const [from, to] = [12 * PT, width - STAMP_ROOM]
  writeFitting(sheet, en, { x: from, baseline: height - EDGE - 10, ...style }, to - from)
  writeFitting(
    sheet,
    ar,
    { x: to, baseline: height - EDGE - 1, atEnd: true, direction: 'rtl', ...style },
    to - from,
  )
}

function writeFitting(sheet: Sheet, text: string, written: Omit<Written, 'size'>, width: number): void {
  const size = 7.5
  const needed = widthOf(sheet, text, written.face ?? 'sans', size)
  write(sheet, text, { ...written, size: size * Math.min(1, width / needed) })
}

function drawDraft(sheet: Sheet): void {
  const { width, height } = sheet.page
  const text = `${packText('draft').en} · ${packText('draft').ar}`
  const size = (80 * width * 0.7) / widthOf(sheet, text, 'sans-medium', 80)
  write(sheet, text, { x: width * 0.15, baseline: height * 0.55, size, face: 'sans-medium', ink: RULE })
}

function drawMark(sheet: Sheet, version: number): void {
  const place = (version - 1) % MARK.places
  const left = sheet.page.width - EDGE - MARK.width
  const step = Math.min(MARK.height, (sheet.page.height - MARK.from - QR - 3 * EDGE) / MARK.places)
  sheet.rect(left, MARK.from + place * step, MARK.width, step).fill(MARK_INKS[place])
}

/** Draws the code of the order's page for the floor, `size` points wide without its quiet zone. */
export function drawCode(
  sheet: Sheet,
  { floorUrl }: Pick<PackStamp, 'floorUrl'>,
  left: number,
  top: number,
  size = QR,
): void {
  const { side, bars } = qrCode(floorUrl)
  // The quiet zone lies outside of the place.
  const quiet = 4
  const module = size / (side - 2 * quiet)
  for (const { x, y, length } of bars)
    sheet.rect(left + (x - quiet) * module, top + (y - quiet) * module, length * module, module)
  sheet.fillColor(INK).fill()
}

/** `Version 2 · 3F7A1C. Replaces version 1 of 12 January 2027.` */
export function saidOf({ version, hash, replaces, isFinal, isAwaited, changeUntil }: PackStamp): Both {
  return inBoth((code) => {
    const messages = workshopPack[code]
    const parts = [messages.packVersion({ version, hash })]
    if (replaces) {
      const day = shopDay(replaces.madeAt, LANGUAGES[code].tag)
      parts.push(messages.replacesVersion({ version: replaces.version, day }))
    }
    if (isAwaited) parts.push(messages.draftAwaited)
    else if (!isFinal)
      parts.push(
        changeUntil
          ? messages.draftUntil({ moment: packMoment(changeUntil, code) })
          : messages.draftUnconfirmed,
      )
    return parts.join(' ')
  })
}
