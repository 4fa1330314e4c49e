import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { COUNTRIES_SHIPPED, PILE, VARIATION_PERCENT, WEEKS } from '@nawl/domain/shop/facts'
import { YARN_USE, yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'

/** Four facts about a rug: pile, weight, backing, weeks. Its weight is that of the size typed, if it is one we make. */
export function rugFacts({ yarns }: Pick<RugItem, 'yarns'>, size: SizeInput) {
  const [least, most] = PILE.heightMm
  return [
    {
      title: `${least} to ${most} mm pile`,
      text: `${PILE.fibre}, dyed in small lots; a lot may differ by ${VARIATION_PERCENT}%, as wool does.`,
    },
    { title: weight(yarns, size), text: 'Of wool alone, before the backing. It stays where it is laid.' },
    {
      title: 'Cloth on latex',
      text: 'A coat of latex holds the tufts, a second cloth covers it: cloth lies on your floor.',
    },
    {
      title: `${WEEKS.total.join('–')} weeks`,
      text: `${WEEKS.production.join(' to ')} to make, ${WEEKS.shipping.join(' to ')} on the way, in over ${COUNTRIES_SHIPPED} countries.`,
    },
  ] as const
}

function weight(yarns: RugItem['yarns'], typed: SizeInput): string {
  const snapshot = snapshotSize(typed)
  if (!snapshot.ok) return `${YARN_USE.gramsPerM2 / 1000} kg of wool a square metre`
  const onFloor = { ...YARN_USE, wastePercent: 0 }
  const whole = yarnKilograms(yarns, { size: snapshot.size, quantity: 1 }, onFloor)
  const kilograms = whole.reduce((sum, yarn) => sum + yarn.kilograms, 0)
  return `${kilograms.toFixed(kilograms < 10 ? 1 : 0)} kg of wool`
}
