import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { COUNTRIES } from '@nawl/domain/shop/countries'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'

const UNITS = ['centimetres', 'centimeters', 'metres', 'meters', 'feet', 'foot', 'inches', 'inch']
/** Colours people ask for that are none of the fifteen. */
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

/** The words of this shop that a transcript may have missed; `designs` and `yarns` are names as they are shown. */
export function shopVocabulary(designs: readonly string[], yarns: readonly string[]): readonly string[] {
  const colors = NAMED_COLORS.map(({ name }) => name.toLowerCase())
  const shapes = SHAPES.map((shape) => SHAPE_FACTS[shape].label.toLowerCase())
  const countries = COUNTRIES.map(({ name }) => name)
  return [...designs, ...yarns, ...COLLECTIONS, ...colors, ...COLOURS, ...UNITS, ...shapes, ...countries]
}
