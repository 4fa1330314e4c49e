import { toDirhams } from '@nawl/domain/money/money'
import { convertSize } from '@nawl/domain/rug/sizes/convert-size'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { estimate } from '@nawl/domain/rug/estimate'
import { PILE, VARIATION_PERCENT } from '@nawl/domain/shop/facts'
import { facts } from '@nawl/messages/by-language/facts'
import { money } from '@nawl/messages/by-language/money'
import { rug } from '@nawl/messages/by-language/rug'
import { tearSheet } from '@nawl/messages/by-language/tear-sheet'
import type { LanguageCode } from '@nawl/messages/languages'
import { moneyText, wholeMoneyText } from '@nawl/messages/text/money'
import { sidesText } from '@nawl/messages/text/rug-text'

type Size = LinkedDesign['size']

/** A line of the label and what stands under it, smaller. */
export type Fact = { readonly label: string; readonly value: string; readonly note: string | null }

/** What is made, in the order a workshop asks for it. */
export function factsOf(
  code: string,
  { size, textureStyle, light }: LinkedDesign,
  language: LanguageCode,
): readonly Fact[] {
  const words = tearSheet[language]
  const other = size.unit === 'ft' ? 'cm' : 'ft'
  const [least, most] = PILE.heightMm
  const pile = words.pileAndHeight({ pile: rug[language].pile({ pile: textureStyle }), least, most })
  return [
    { label: words.pattern, value: code, note: null },
    {
      label: words.size,
      value: sidesText(rug[language], size) ?? words.toBeSet,
      note: sidesText(rug[language], convertSize(size, other)),
    },
    { label: words.shape, value: rug[language].shape(size), note: null },
    { label: words.pile, value: pile, note: facts[language].fibre },
    ...(light === 'lamp' ? [{ label: words.light, value: words.shownByLamp, note: null }] : []),
  ]
}

/** The price of what is set, in the studio's own words; without a size, what every size is priced by. */
export function estimateOf(size: Size, collection: string, language: LanguageCode): Fact {
  const { estimatedPrice: label, perSquareFoot, forRugs } = tearSheet[language]
  const words = money[language]
  const rate = squareFootPrice(collection)
  const result = estimate(size, rate)
  if (!result.ok)
    return {
      label,
      value: (rate % 100 === 0 ? wholeMoneyText : moneyText)(words, rate, 'USD'),
      note: perSquareFoot,
    }
  const price = moneyText(words, toDirhams(result.price), 'AED')
  return {
    label,
    value: moneyText(words, result.price, 'USD'),
    note: forRugs({ price, rugs: size.quantity }),
  }
}

/** What whoever finds the sheet a year later has to know of its colours and its price. */
export const smallPrint = (language: LanguageCode): string =>
  tearSheet[language].smallPrint({ percent: VARIATION_PERCENT })
