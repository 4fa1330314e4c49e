import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { toDirhams } from '@nawl/domain/money/money'
import { convertSize } from '@nawl/domain/rug/convert-size'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { estimate, USD_PER_SQUARE_FOOT } from '@nawl/domain/rug/estimate'
import { PILE, VARIATION_PERCENT } from '@nawl/domain/shop/facts'
import { rug } from '@nawl/messages/by-language/rug'
import { sidesText } from '@nawl/messages/text/rug-text'

type Size = LinkedDesign['size']

/** A line of the label and what stands under it, smaller. */
export type Fact = { readonly label: string; readonly value: string; readonly note: string | null }

/** What is made, in the order a workshop asks for it. */
export function factsOf(code: string, { size, textureStyle, light }: LinkedDesign): readonly Fact[] {
  const other = size.unit === 'ft' ? 'cm' : 'ft'
  const pile = `${rug.en.pile({ pile: textureStyle })}, ${PILE.heightMm.join('–')} mm`
  return [
    { label: 'Pattern', value: code, note: null },
    {
      label: 'Size',
      value: sidesText(rug.en, size) ?? 'To be set',
      note: sidesText(rug.en, convertSize(size, other)),
    },
    { label: 'Shape', value: rug.en.shape(size), note: null },
    { label: 'Pile', value: pile, note: PILE.fibre },
    ...(light === 'lamp' ? [{ label: 'Light', value: 'Shown by lamp', note: null }] : []),
  ]
}

/** The price of what is set, in the studio's own words; without a size, what every size is priced by. */
export function estimateOf(size: Size): Fact {
  const result = estimate(size)
  if (!result.ok)
    return { label: 'Estimated price', value: `$${USD_PER_SQUARE_FOOT}`, note: 'a square foot, in any size' }
  const rugs = size.quantity > 1 ? `, for ${size.quantity} rugs` : ''
  return {
    label: 'Estimated price',
    value: dollars(result.price),
    note: `${dirhams(toDirhams(result.price))}${rugs}`,
  }
}

/** What whoever finds the sheet a year later has to know of its colours and its price. */
export const SMALL_PRINT =
  `Hand-tufted to order. Colour may vary by ${VARIATION_PERCENT}%, as wool does, and more between screen, ` +
  'paper and yarn. The price is an estimate of the day.'
