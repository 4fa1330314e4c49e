import type { Unit } from '@nawl/domain/rug/sizes/size'
import { boundsMm, type Shape } from '@nawl/domain/rug/shape'
import { LARGEST_RUG_MM } from '@nawl/domain/shop/facts'
import { rug } from '@nawl/messages/by-language/rug'
import type { LanguageCode } from '@nawl/messages/languages'
import { sizeText } from '@nawl/messages/text/rug-text'

export type SaidSides = { readonly width: number; readonly length: number; readonly unit: Unit }

/** `5 × 8 ft`, `Round, 170 cm across` */
export function saidSizeText(
  { shape = 'rectangle', width, length, unit }: SaidSides & { readonly shape?: Shape | undefined },
  language: LanguageCode,
): string {
  const text = sizeText(rug[language], { shape, width: String(width), length: String(length), unit }) ?? ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `15 × 10 m` */
export function largestText(language: LanguageCode): string {
  return `${LARGEST_RUG_MM.map((mm) => mm / 1000).join(' × ')} ${language === 'ar' ? 'م' : 'm'}`
}

/** The smallest and the largest rug of a shape, in centimetres. */
export function limitTexts(shape: Shape, language: LanguageCode): { smallest: string; largest: string } {
  const { smallest, largest } = boundsMm(shape)
  const text = ([long, short]: readonly [number, number]) =>
    saidSizeText({ width: short / 10, length: long / 10, unit: 'cm' }, language)
  return { smallest: text(smallest), largest: text(largest) }
}
