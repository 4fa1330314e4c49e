import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { SHAPES } from '@nawl/domain/rug/shape'

const UNITS = ['centimetres', 'centimeters', 'metres', 'meters', 'feet', 'foot', 'inches', 'inch']
/** Colours people ask for besides the fifteen colour names. */
const COLOURS = [
  'cream',
  'ivory',
  'charcoal',
  'terracotta',
  'turquoise',
  'burgundy',
  'saffron',
  'grey',
  'silver',
  'indigo',
]

/** The shop's vocabulary for corrections; `designs` and `yarns` are display names. */
export function shopVocabulary(designs: readonly string[], yarns: readonly string[]): readonly string[] {
  const colors = NAMED_COLORS.map(({ name }) => name.toLowerCase())
  const countries = COUNTRIES.map(({ name }) => name)
  return [...designs, ...yarns, ...COLLECTIONS, ...colors, ...COLOURS, ...UNITS, ...SHAPES, ...countries]
}
