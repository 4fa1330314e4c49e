import type { SizeInput } from '../rug/estimate.ts'
import type { Quantity } from '../rug/sizes/size.ts'
import { type Country, findCountry } from '../shop/countries/countries.ts'
import type { CartLine } from './cart-line.ts'
import type { DesignSnapshot } from './design-snapshot.ts'
import { snapshotSize, type OrderedSize } from './ordered-size.ts'

/** Test fixture: a valid size; throws otherwise. */
export function sized(
  width: string,
  length: string,
  unit: SizeInput['unit'] = 'cm',
  shape: SizeInput['shape'] = 'rectangle',
): OrderedSize {
  const frozen = snapshotSize({ shape, width, length, unit })
  if (!frozen.ok) throw new Error(frozen.reason)
  return frozen.size
}

export function designOf(size: OrderedSize, changes: Partial<DesignSnapshot> = {}): DesignSnapshot {
  return {
    rugId: 'aria',
    name: 'Aria',
    bitmapHash: 'a'.repeat(64),
    mappings: {},
    tolerance: 15,
    textureStyle: 'fine',
    textureIntensity: 0.5,
    yarns: [{ name: 'Ink', hex: '#26323D', share: 100 }],
    ...changes,
    size,
  }
}

export function lineOf(id: string, size: OrderedSize, quantity: Quantity = 1): CartLine<DesignSnapshot> {
  return { id, design: designOf(size), quantity }
}

export function countryOf(code: string): Country {
  const country = findCountry(code)
  if (!country) throw new Error(`there is no country ${code}`)
  return country
}
