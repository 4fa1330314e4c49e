import { westernDigits } from '../../shop/western-digits.ts'
import { readDecimal, type DecimalMark } from './read-decimal.ts'
import type { Unit } from './size.ts'

/** A typed length, in the requested unit. */
export type LengthReading =
  | {
      readonly ok: true
      /** Positive. */
      readonly length: number
      /** The shop's unit named in the text: `cm` for `2.4 m`, `ft` for `66 in`; null for a bare number. */
      readonly named: Unit | null
    }
  | { readonly ok: false; readonly reason: 'not-a-length' }
  /** `1,000` where a comma may also be a decimal mark: both values, the larger first. */
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly readings: readonly [number, number] }

/**
 * Parses one side of a rug: `5.5`, `5,5`, `1,000`, `2.4 m`, `240 cm`, `2 m 40`, `5'6"`, `5 ft 6 in`, `5 ½ ft`, in
 * Western, Arabic or Persian digits. A bare number is in `unit`; any other unit is converted to it, rounded to a
 * thousandth. With `decimalMark` `unknown`, `1,000` is ambiguous instead of a thousand.
 */
export function readLength(typed: string, unit: Unit, decimalMark: DecimalMark = '.'): LengthReading {
  const parts = partsOf(plainText(typed))
  const [first, second] = parts
  if (!first || parts.length > 2) return NOT_A_LENGTH
  const from = first.unit ?? unit
  const added = second ? smallerPart(first, second) : 0
  const read = readDecimal(first.number, decimalMark)
  if (Number.isNaN(added) || !read.ok) return NOT_A_LENGTH
  const isPlain = from === unit && !second && !first.number.includes('/')
  const lengths = read.values.map((value) => (isPlain ? value : converted(value + added, from, unit)))
  const [length = Number.NaN, other] = lengths
  if (other !== undefined) return { ok: false, reason: 'ambiguous', readings: [length, other] }
  if (!(length > 0 && Number.isFinite(length))) return NOT_A_LENGTH
  return { ok: true, length, named: first.unit ? SHOP_UNIT[first.unit] : null }
}

/** A typed side in `unit`, positive; NaN if it is invalid or ambiguous. */
export function parseSide(typed: string, unit: Unit): number {
  const reading = readLength(typed, unit)
  return reading.ok ? reading.length : Number.NaN
}

type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft'
const SHOP_UNIT = { mm: 'cm', cm: 'cm', m: 'cm', in: 'ft', ft: 'ft' } as const satisfies Record<
  LengthUnit,
  Unit
>
const NOT_A_LENGTH = { ok: false, reason: 'not-a-length' } as const

const UNIT_WORDS: Readonly<Record<LengthUnit, readonly string[]>> = {
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters', 'مم', 'مليمتر'],
  cm: ['cm', 'cms', 'centi', 'centimetre', 'centimetres', 'centimeter', 'centimeters', 'سم', 'سنتيمتر'],
  m: ['m', 'metre', 'metres', 'meter', 'meters', 'م', 'متر', 'مترا', 'أمتار'],
  in: ['in', 'inch', 'inches', '"', 'بوصة', 'بوصات', 'إنش'],
  ft: ['ft', 'foot', 'feet', "'", 'قدم', 'أقدام'],
}
const UNIT_OF = new Map(
  (Object.keys(UNIT_WORDS) as LengthUnit[]).flatMap((unit) =>
    UNIT_WORDS[unit].map((word) => [word, unit] as const),
  ),
)

type Part = { readonly number: string; readonly unit: LengthUnit | undefined }

/** A number, optionally with a fraction, and the following word or mark. */
const PART = /\s*((?:[\d.,]+(?: \d+\/\d+)?|\d+\/\d+))\s*([\p{L}\p{M}]+|['"])?/uy

/** The parts of `5 ft 6 in`; empty if any of the text is not a number with a unit. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < text.length) {
    const found = PART.exec(text)
    const [, number = '', word] = found ?? []
    const unit = word === undefined ? undefined : UNIT_OF.get(word)
    if (!found || (word !== undefined && !unit) || parts.length === 2) return []
    parts.push({ number, unit })
  }
  return parts
}

/** What a second part adds, in the unit of the first: inches to feet, centimetres to metres. NaN for any other. */
function smallerPart(first: Part, second: Part): number {
  const read = readDecimal(second.number, '.')
  const value = read.ok ? read.values[0] : Number.NaN
  if (first.unit === 'ft' && (second.unit ?? 'in') === 'in' && value < 12) return value / 12
  const isCentimetres = second.unit === 'cm' || (!second.unit && /^\d\d$/.test(second.number))
  return first.unit === 'm' && isCentimetres && value < 100 ? value / 100 : Number.NaN
}

const CM = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const satisfies Record<LengthUnit, number>

/** Rounded to a thousandth, as in links. */
function converted(value: number, from: LengthUnit, unit: Unit): number {
  return Math.round((value * CM[from] * 1000) / CM[unit]) / 1000
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** What the rest would not change: most of what arrives, and each addition to a cart reads it several times. */
const PLAIN = /^[\d.]+$/

/** Western digits, straight quotes, single spaces, lower case. */
function plainText(typed: string): string {
  if (PLAIN.test(typed)) return typed
  return westernDigits(typed.replaceAll(/[½¼¾]/g, (fraction) => FRACTIONS[fraction] ?? '').normalize('NFKC'))
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d|\/))/g, '')
    .trim()
    .toLowerCase()
}
