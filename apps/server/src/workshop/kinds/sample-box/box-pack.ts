import type { SampleBox, SampledYarn } from '@nawl/domain/product/sample-box'
import { samples } from '@nawl/messages/by-language/samples'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { strToU8 } from 'fflate'

import { ballOnWhite } from '../../../imaging/downloads/tear-sheet-picture.ts'
import { MARGIN, RIGHT, paper } from '../../../platform/pdf/page-layout.ts'
import { addPage, drawHead, drawRule } from '../../../platform/pdf/pdf-page.ts'
import { GRAPHITE, INK, RULE, write } from '../../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { inBoth, writeBeside } from '../../pack/both-languages.ts'
import type { PackKind } from '../pack-kind.ts'

/** A box of samples: a card for each box, to pick its yarns by, with a label for each of them. */
export const boxPack: PackKind<SampleBox> = {
  gather: async (line) => line,
  open: async ({ position, design, quantity }, { remark }) => {
    const balls = await Promise.all(design.yarns.map(({ hex }) => ballOnWhite(hex)))
    return {
      row: {
        line: { position, design },
        sides: '',
        count: inBoth((code) => samples[code].boxes({ count: quantity })),
        yarns: [],
      },
      files: async () => ({ 'yarns.csv': strToU8(yarnsCsv(design.yarns)) }),
      async draw(sheet) {
        for (let box = 1; box <= quantity; box++)
          drawCard(sheet, design, { balls, remark, box, boxes: quantity })
      },
    }
  },
}

type CardContent = {
  readonly balls: readonly Buffer[]
  readonly remark: string
  readonly box: number
  readonly boxes: number
}

const TOP = 178
const ROW = 34
const TICK = 13
const COLUMNS = { ball: MARGIN + 30, code: MARGIN + 68, place: MARGIN + 126, name: MARGIN + 190 } as const

function drawCard(sheet: Sheet, { form, yarns }: SampleBox, content: CardContent): void {
  const { remark, box, boxes } = content
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  writeBeside(
    sheet,
    inBoth((code) => samples[code].cardHead({ box, boxes })),
    { baseline: 112, size: 25, face: 'display' },
  )
  writeBeside(
    sheet,
    inBoth((code) => samples[code].cardForm({ form, count: yarns.length })),
    { baseline: 136, size: 9.5 },
  )
  const head = { baseline: TOP - 12, size: 7.5, ink: GRAPHITE }
  write(sheet, `${samples.en.code} · ${samples.ar.code}`, { x: COLUMNS.code, ...head })
  write(sheet, `${samples.en.place} · ${samples.ar.place}`, { x: COLUMNS.place, ...head })
  for (const [n, yarn] of yarns.entries()) drawYarn(sheet, yarn, content.balls[n], TOP + n * ROW)
  drawRule(sheet, TOP + yarns.length * ROW)
  drawLabels(sheet, yarns, TOP + yarns.length * ROW + 40)
}

function drawYarn(sheet: Sheet, { code, name }: SampledYarn, ball: Buffer | undefined, top: number): void {
  drawRule(sheet, top)
  const baseline = top + 21
  sheet
    .rect(MARGIN, top + 10, TICK, TICK)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke()
  if (ball) sheet.image(ball, COLUMNS.ball, top + 5, { width: 24 })
  write(sheet, code, { x: COLUMNS.code, baseline, size: 12, face: 'sans-medium', tabular: true })
  write(sheet, placeOnShelf(code), { x: COLUMNS.place, baseline, size: 9.5, tabular: true })
  writeBeside(
    sheet,
    inBoth((language) => yarnNames[language](name)),
    { baseline, size: 11 },
    COLUMNS.name,
    RIGHT,
  )
}

const LABELS = { columns: 2, width: (RIGHT - MARGIN) / 2, height: 44 } as const

/** A label for each yarn, to be cut out and tied to it. */
function drawLabels(sheet: Sheet, yarns: readonly SampledYarn[], top: number): void {
  writeBeside(
    sheet,
    inBoth((code) => samples[code].labels),
    { baseline: top - 10, size: 7.5, ink: GRAPHITE },
  )
  for (const [n, { code, name }] of yarns.entries()) {
    const left = MARGIN + (n % LABELS.columns) * LABELS.width
    const y = top + Math.floor(n / LABELS.columns) * LABELS.height
    sheet
      .rect(left, y, LABELS.width, LABELS.height)
      .dash(3, { space: 3 })
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
      .undash()
    const inside = [left + 12, left + LABELS.width - 12] as const
    writeBeside(
      sheet,
      inBoth((language) => yarnNames[language](name)),
      { baseline: y + 18, size: 11, face: 'sans-medium' },
      ...inside,
    )
    write(sheet, code, { x: inside[0], baseline: y + 34, size: 9, ink: GRAPHITE, tabular: true })
  }
}

/** Yarns lie on the shelves as on the card: `07 · 12` is the twelfth of the seventh page; others lie by their codes. */
const placeOnShelf = (code: string): string =>
  /^\d{4}$/.test(code) ? `${code.slice(0, 2)} · ${code.slice(2)}` : code

const yarnsCsv = (yarns: readonly SampledYarn[]): string =>
  [
    'code,place,name,hex',
    ...yarns.map(({ code, name, hex }) => [code, placeOnShelf(code), name, hex].join(',')),
  ].join('\r\n')
