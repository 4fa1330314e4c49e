import type { LanguageCode } from '@nawl/messages/languages'

import { MARGIN, RIGHT } from '../../platform/pdf/page-layout.ts'
import type { Face } from '../../platform/type/faces.ts'
import { GRAPHITE, INK, linesOf, widthOf, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'

/** A text of the pack, whose pages say everything in English and in Arabic: tufters read either. */
export type Both = Readonly<Record<'en' | 'ar', string>>

export function inBoth(textIn: (code: 'en' | 'ar') => string): Both {
  return { en: textIn('en'), ar: textIn('ar') }
}

/** The language that a pack's pages are laid out in. */
export const PACK_LANGUAGE: LanguageCode = 'en'

type Style = {
  readonly baseline: number
  readonly size: number
  readonly face?: Face
  readonly ink?: string
  readonly tabular?: boolean
}

/** Writes English from `from` and Arabic up to `to`, beside each other; where both do not fit, smaller. */
export function writeBeside(
  sheet: Sheet,
  { en, ar }: Both,
  { size, ...style }: Style,
  from = MARGIN,
  to = RIGHT,
): void {
  const face = style.face ?? 'sans'
  const needed = widthOf(sheet, en, face, size) + widthOf(sheet, ar, face, size) + size
  const fitted = size * Math.min(1, (to - from) / needed)
  write(sheet, en, { x: from, size: fitted, ...style })
  write(sheet, ar, { x: to, size: fitted, ...style, atEnd: true, direction: 'rtl' })
}

/** Writes a paragraph in English and below it in Arabic; returns the next baseline. */
export function writeBelow(
  sheet: Sheet,
  { en, ar }: Both,
  { baseline, size, ...style }: Style,
  { x, width, leading }: { readonly x: number; readonly width: number; readonly leading: number },
): number {
  let y = baseline
  for (const line of linesOf(sheet, en, style.face ?? 'sans', size, width)) {
    write(sheet, line, { x, baseline: y, size, ...style })
    y += leading
  }
  for (const line of linesOf(sheet, ar, style.face ?? 'sans', size, width)) {
    write(sheet, line, { x: x + width, baseline: y, size, ...style, atEnd: true, direction: 'rtl' })
    y += leading
  }
  return y
}

/** Writes a paragraph in two columns: English from `from` on, Arabic up to `to`. */
export function writeColumns(
  sheet: Sheet,
  { en, ar }: Both,
  { top, size, leading }: { readonly top: number; readonly size: number; readonly leading: number },
  from: number,
  to: number,
): void {
  const width = (to - from - 2 * size) / 2
  const style = { size, ink: INK }
  for (const [n, line] of linesOf(sheet, en, 'sans', size, width).entries())
    write(sheet, line, { x: from, baseline: top + n * leading, ...style })
  for (const [n, line] of linesOf(sheet, ar, 'sans', size, width).entries())
    write(sheet, line, { x: to, baseline: top + n * leading, ...style, atEnd: true, direction: 'rtl' })
}

const LABELS = 62
const LEADING = 12.5

/**
 * Draws a fact in both languages, its labels at both edges of a column: on one line, or on two where one is too short.
 * Returns the next baseline.
 */
export function drawFact(
  sheet: Sheet,
  { label, value }: { readonly label: Both; readonly value: Both },
  { x, width }: { readonly x: number; readonly width: number },
  baseline: number,
): number {
  const small = { size: 7.5, ink: GRAPHITE }
  const figures = { size: 9.5, tabular: true }
  const needed = widthOf(sheet, value.en, 'sans', 9.5) + widthOf(sheet, value.ar, 'sans', 9.5)
  const below = needed + 2 * LABELS + 12 > width ? LEADING : 0
  write(sheet, label.en, { x, baseline, ...small })
  write(sheet, value.en, { x: x + LABELS, baseline, ...figures })
  const arabic = { baseline: baseline + below, atEnd: true, direction: 'rtl' } as const
  write(sheet, label.ar, { x: x + width, ...arabic, ...small })
  write(sheet, value.ar, { x: x + width - LABELS, ...arabic, ...figures })
  return baseline + below + 15
}
