import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'

import { normaliseArabic } from '../arabic/normalise.ts'
import { sizeOf } from '../arabic/readers/measures.ts'
import { saidColors } from '../arabic/slots/colors.ts'
import { designs } from '../arabic/slots/design-names.ts'
import { numbersInArabic } from '../arabic/slots/numbers.ts'
import { SHAPES } from '../arabic/slots/shop.ts'
import { foundIn } from '../arabic/slots/table.ts'
import { wantedColor, yarnsOfEach } from '../grammar/color-command.ts'
import type { Palette, Yarn } from '../grammar/reading.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { yarnFor } from '../slots/color-names.ts'
import { saidDesign } from '../slots/design.ts'
import { matchingYarns } from '../slots/match-yarns.ts'
import { saidSize } from '../slots/size.ts'

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)
const arabicWords = (text: string) => numbersInArabic(normaliseArabic(text)).split(' ')

/** The yarns of the rug that a message names, each as many as it can mean. */
export function yarnsSaid(
  text: string,
  palette: Palette,
  { read }: SentenceReader,
): readonly (readonly Yarn[])[] {
  if (!isArabic(text)) return yarnsOfEach(read(text), palette)
  return saidColors(arabicWords(text), [...palette])
    .map(({ name }) => palette.filter((yarn) => yarn.name === name))
    .map((yarns, at) =>
      yarns.length > 0
        ? yarns
        : matchingYarns(saidColors(arabicWords(text), [...palette])[at]?.name ?? '', palette),
    )
    .filter((yarns) => yarns.length > 0)
}

/** The only colour that a message names, as English says it; of the rug's own yarns it knows nothing. */
export function colorSaid(text: string, { read }: SentenceReader): string | null {
  if (!isArabic(text)) return wantedColor(read(text.replace(/[?!.]{1,3}$/, '')))
  const [only, ...others] = saidColors(arabicWords(text), [])
  return only && others.length === 0 ? only.name : null
}

/** The size that a message tells, as the English grammar reads it. */
export function sizeSaid(text: string, { read }: SentenceReader, unit?: 'cm' | 'ft' | 'm'): string | null {
  if (isArabic(text)) {
    const words = arabicWords(text)
    return sizeOf(words.join(' '), foundIn(words, SHAPES)[0]?.value, true)
  }
  const { bare } = read(text)
  const said = saidSize(bare, unit)
  if (!said) return null
  return `${said.width} by ${said.length} ${said.unit}${said.shape ? ` ${said.shape}` : ''}`
}

/** The design that a message names: its name, or its address where several have that. */
export function designSaid(text: string, rugs: readonly RugItem[], { read }: SentenceReader): string | null {
  if (isArabic(text)) return designs(arabicWords(text), rugs)[0] ?? null
  const said = saidDesign(read(text).heard, rugs)
  return said && !said.isSnapped ? `${said.rug.name} ${said.rug.collection}` : null
}

/** What a yarn is dyed in when a colour is asked for, `#RRGGBB`. */
export function dyeOf(color: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toUpperCase()
  const name = yarnFor(color)?.name
  const yarn = [...NAMED_COLORS, ...yarnsInStock()].find((one) => one.name.toLowerCase() === name)
  return yarn?.hex.toUpperCase() ?? null
}

/** The yarns on screen that the last change brought. */
export function changedYarns({ done = [], changes = [] }: DialogueState, palette: Palette): readonly Yarn[] {
  const count = done.filter(({ tool }) => tool === 'setColor').length
  if (count === 0) return []
  const dyed = new Set(changes.slice(-count).map(({ to }) => to.toUpperCase()))
  return palette.filter(({ hex }) => dyed.has(hex.toUpperCase()))
}
