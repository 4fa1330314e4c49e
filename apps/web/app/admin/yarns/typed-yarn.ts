import type { DeskYarn, YarnFields } from '@nawl/contract/desk/yarns'
import { readDecimal } from '@nawl/domain/rug/sizes/read-decimal'
import { westernDigits } from '@nawl/domain/shop/western-digits'
import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import { formatHex, parseHex } from '@nawl/engine/color/hex'

/** A yarn as it is typed. */
export type TypedYarn = Pick<YarnFields, 'family' | 'supplier' | 'article' | 'isOut' | 'isArchived'> & {
  readonly code: string
  readonly en: string
  readonly ar: string
  readonly hex: string
  readonly lab: readonly [string, string, string]
  readonly kg: string
  readonly dyeLots: string
}

/** What a yarn is before anything is written of it. */
export const EMPTY_YARN: DeskYarn = {
  code: '',
  base: 0,
  isBuiltIn: false,
  family: BUILT_IN_FAMILIES[0]?.name ?? '',
  name: { en: '', ar: '' },
  hex: '',
  lab: null,
  supplier: '',
  article: '',
  kg: null,
  dyeLots: [],
  isOut: false,
  isArchived: false,
}

export function typedYarn(yarn: DeskYarn): TypedYarn {
  const { code, family, name, hex, lab, supplier, article, kg, dyeLots, isOut, isArchived } = yarn
  const [l, a, b] = lab ?? ['', '', '']
  return {
    code,
    family,
    en: name.en,
    ar: name.ar,
    hex,
    lab: [String(l), String(a), String(b)],
    supplier,
    article,
    kg: kg === null ? '' : String(kg),
    dyeLots: dyeLots.join('\n'),
    isOut,
    isArchived,
  }
}

/** Which fields cannot be sent as they are typed. */
export type TypedFaults = Partial<Record<'code' | 'name.en' | 'hex' | 'lab' | 'kg', 'missing' | 'wrong'>>

/** What was typed as it is sent, or what is wrong with it. */
export function readTyped(typed: TypedYarn): { readonly value: YarnFields; readonly faults: TypedFaults } {
  const isMeasured = typed.lab.some((part) => part.trim() !== '')
  const [l, a, b] = typed.lab.map(numberIn)
  const rgb = parseHex(typed.hex.trim())
  const kg = typed.kg.trim() === '' ? null : numberIn(typed.kg)
  const lab =
    isMeasured &&
    l !== null &&
    a !== null &&
    b !== null &&
    l !== undefined &&
    a !== undefined &&
    b !== undefined
  const faults: TypedFaults = {
    ...(typed.code.trim() === '' && { code: 'missing' as const }),
    ...(typed.en.trim() === '' && { 'name.en': 'missing' as const }),
    ...(!isMeasured &&
      rgb === null && { hex: typed.hex.trim() === '' ? ('missing' as const) : ('wrong' as const) }),
    ...(isMeasured && !lab && { lab: 'wrong' as const }),
    ...(typed.kg.trim() !== '' && (kg === null || kg < 0) && { kg: 'wrong' as const }),
  }
  const value: YarnFields = {
    family: typed.family,
    name: { en: typed.en, ar: typed.ar },
    hex: rgb === null ? '#000000' : formatHex(rgb),
    lab: lab ? [l, a, b] : null,
    supplier: typed.supplier,
    article: typed.article,
    kg,
    dyeLots: typed.dyeLots
      .split('\n')
      .map((lot) => lot.trim())
      .filter((lot) => lot !== ''),
    isOut: typed.isOut,
    isArchived: typed.isArchived,
  }
  return { value, faults }
}

function numberIn(text: string): number | null {
  const plain = westernDigits(text.trim()).replace('−', '-')
  const sign = plain.startsWith('-') ? -1 : 1
  const reading = readDecimal(plain.replace(/^-/, ''), '.')
  return reading.ok ? sign * reading.values[0] : null
}
