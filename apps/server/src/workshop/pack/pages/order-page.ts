import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { MARGIN, PAGE, paper, PT } from '../../../platform/pdf/page-layout.ts'
import { GRAPHITE, INK, RULE, write } from '../../../platform/pdf/pdf-text.ts'
import type { PackRow } from '../../kinds/pack-kind.ts'
import { STAMP_ROOM } from '../pack-stamp.ts'
import type { PackOrder } from '../pack-order.ts'
import { writeNameLine } from '../../../platform/pdf/fit-name.ts'
import { addPage, drawHead, drawLogo, drawRule } from '../../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { type Both, drawFact, inBoth, writeBeside } from '../both-languages.ts'
import { appointmentMark, dateFacts, remakeMark, rugs, packText } from '../pack-messages.ts'

/** The order on one A4 page: dates, where it goes, its rugs, and the wool for all of them. */
export function drawOrder(sheet: Sheet, order: PackOrder, drawings: readonly PackRow[]): void {
  addPage(sheet, paper('A4'))
  drawHead(sheet, [packText('pack').en, packText('pack').ar].join(' · '))
  write(sheet, order.number, { x: MARGIN, baseline: 122, size: 40, face: 'display' })
  const mark = remakeMark(order)
  if (mark) writeMark(sheet, mark, { from: MARGIN, to: PAGE.width - MARGIN, top: 134, size: 13 })
  const top = mark ? 178 : 156
  let y = top
  for (const fact of dateFacts(order)) y = drawFact(sheet, fact, { x: MARGIN, width: 256 }, y)
  drawAddress(sheet, order, 330, top)
  y = drawRugs(sheet, order, drawings, Math.max(y, top + order.address.length * 14) + 34)
  drawWool(sheet, drawings, y + 30)
}

/** A band with which remake it is, so that nobody takes its pages or its parcel for those of the first. */
function writeMark(
  sheet: Sheet,
  mark: Both,
  {
    from,
    to,
    top,
    size,
  }: { readonly from: number; readonly to: number; readonly top: number; readonly size: number },
): void {
  sheet.rect(from, top, to - from, size * 1.7).fill(INK)
  writeBeside(
    sheet,
    mark,
    { baseline: top + size * 1.2, size, face: 'sans-medium', ink: '#FFFFFF' },
    from + 8,
    to - 8,
  )
}

function drawAddress(sheet: Sheet, { address, isPickup }: PackOrder, x: number, top: number): void {
  const goesTo = packText(isPickup ? 'collectedBy' : 'goesTo')
  write(sheet, goesTo.en, { x, baseline: top, size: 7.5, ink: GRAPHITE })
  write(sheet, goesTo.ar, { x, baseline: top + 11, size: 7.5, ink: GRAPHITE, direction: 'rtl' })
  for (const [n, text] of address.entries()) {
    writeNameLine(sheet, text, { x: x + 42, baseline: top + n * 14, size: 10.5, width: 174 })
  }
}

function drawRugs(sheet: Sheet, { rugCount }: PackOrder, drawings: readonly PackRow[], top: number): number {
  writeBeside(sheet, packText(rugCount > 0 ? 'rugsHead' : 'itemsHead'), {
    baseline: top,
    size: 16,
    face: 'display',
  })
  let y = top + 10
  for (const { line, sides, count, yarns } of drawings) {
    drawRule(sheet, y)
    const kilograms = yarns.reduce((sum, yarn) => sum + yarn.kilogramsInAll, 0)
    write(sheet, `${line.position}`, { x: MARGIN, baseline: y + 17, size: 11, face: 'display' })
    writeNameLine(sheet, line.design.name, { x: MARGIN + 22, baseline: y + 17, size: 11, width: 180 })
    write(sheet, sides, {
      x: 250,
      baseline: y + 17,
      size: 9,
      tabular: true,
    })
    writeBeside(sheet, count, { baseline: y + 17, size: 9 }, 378, 492)
    if (yarns.length > 0) writeWeight(sheet, kilograms, WEIGHT, y + 17)
    y += 26
  }
  return y
}

const WEIGHT = PAGE.width - MARGIN
const MOST_WOOL = 28

function writeWeight(sheet: Sheet, kilograms: number, x: number, baseline: number): void {
  write(sheet, workshopPack.en.kilograms({ kilograms: kilograms.toFixed(3) }), {
    x,
    baseline,
    size: 9,
    atEnd: true,
    tabular: true,
  })
}

/** What is fetched from the shelf: every yarn once, however many rugs it is in. */
function drawWool(sheet: Sheet, drawings: readonly PackRow[], top: number): void {
  const wool = woolOf(drawings)
  if (wool.length === 0) return
  writeBeside(sheet, packText('woolHead'), { baseline: top, size: 16, face: 'display' })
  const rows = Math.ceil(Math.min(wool.length, MOST_WOOL) / 2)
  for (const [n, { name, hex, kilograms }] of wool.slice(0, MOST_WOOL).entries()) {
    const left = n < rows ? MARGIN : 310
    const y = top + 26 + (n % rows) * 17
    sheet
      .rect(left, y - 9, 22, 11)
      .lineWidth(0.4)
      .fillAndStroke(hex, RULE)
    const names = inBoth((code) => yarnNames[code](name))
    writeBeside(sheet, names, { baseline: y, size: 9 }, left + 30, left + 140)
    write(sheet, hex, { x: left + 146, baseline: y, size: 7.5, ink: GRAPHITE, tabular: true })
    const right = n < rows ? 288 : WEIGHT
    writeWeight(sheet, kilograms, right, y)
  }
  const total = wool.reduce((sum, { kilograms }) => sum + kilograms, 0)
  const [yarns, kilograms, more] = [wool.length, total.toFixed(3), wool.length - MOST_WOOL]
  const said = inBoth((code) => {
    const { woolInAll, woolInAllMore } = workshopPack[code]
    return more > 0 ? woolInAllMore({ yarns, kilograms, more }) : woolInAll({ yarns, kilograms })
  })
  writeBeside(sheet, said, { baseline: top + 26 + rows * 17 + 10, size: 7.5, ink: GRAPHITE })
}

export type Wool = { readonly name: string; readonly hex: string; readonly kilograms: number }

/** Every yarn of an order, the heaviest first. */
export function woolOf(drawings: readonly PackRow[]): readonly Wool[] {
  const wool = new Map<string, Wool>()
  for (const { name, hex, kilogramsInAll } of drawings.flatMap(({ yarns }) => yarns)) {
    const grams = Math.round(((wool.get(hex)?.kilograms ?? 0) + kilogramsInAll) * 1000)
    wool.set(hex, { name: wool.get(hex)?.name ?? name, hex, kilograms: grams / 1000 })
  }
  return [...wool.values()].toSorted((p, q) => q.kilograms - p.kilograms)
}

/** The label of the parcel, A6 lying. */
export function drawLabel(sheet: Sheet, order: PackOrder): void {
  const { number, address, phone, rugCount, isPickup } = order
  addPage(sheet, LABEL)
  const left = 10 * PT
  const right = (LABEL.width - 10) * PT
  drawLogo(sheet, left, 42, 20)
  const atEnd = { atEnd: true, tabular: true }
  write(sheet, number, { x: right, baseline: 42, size: 13, face: 'sans-medium', ...atEnd })
  sheet.moveTo(left, 56).lineTo(right, 56).lineWidth(0.6).strokeColor(RULE).stroke()
  const mark = remakeMark(order)
  if (mark) writeMark(sheet, mark, { from: left, to: right, top: 56, size: 9 })
  const handed = isPickup ? packText('pickup') : appointmentMark(order)
  if (handed) writeMark(sheet, handed, { from: left, to: right, top: LABEL.height * PT - 96, size: 9 })
  const first = mark ? 96 : 88
  // A long address is set closer and smaller, above what stands below it.
  const room = (handed ? 194 : 214) - first
  const leading = Math.min(25, room / Math.max(1, address.length - 1))
  const isWhole = address.map((text, n) =>
    writeNameLine(sheet, text, {
      x: left,
      baseline: first + n * leading,
      size: 0.76 * leading,
      width: right - left,
    }),
  )
  // Above the two lines of the stamp.
  const foot = LABEL.height * PT - 36
  const below = (text: Both, baseline: number, style: { face?: 'sans-medium'; ink?: string } = {}) =>
    writeBeside(sheet, text, { baseline, size: 9, ...style }, left, LABEL.width * PT - STAMP_ROOM)
  if (isWhole.includes(false)) below(packText('lostLetters'), foot - 32, { face: 'sans-medium' })
  if (phone)
    below(
      inBoth((code) => workshopPack[code].telephone({ phone })),
      foot - 16,
    )
  if (rugCount === 0) return
  const care = inBoth((code) => workshopPack[code].care({ rugs: rugs(rugCount)[code] }))
  below(care, foot, { ink: GRAPHITE })
}

const LABEL = { width: 148, height: 105 } as const
