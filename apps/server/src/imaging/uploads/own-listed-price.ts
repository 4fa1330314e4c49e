import type { UploadRequest } from '@nawl/contract/imaging/upload'
import { estimate } from '@nawl/domain/rug/estimate'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { squareFootPrice } from '@nawl/domain/shop/price-list'

/** What an own drawing costs in US dollars now, in the given size or the example size of the empty fields. */
export function ownListedPrice(size: UploadRequest['size']): number {
  const perSquareFoot = squareFootPrice('own')
  const typed = estimate({ ...size, quantity: 1 }, perSquareFoot)
  if (typed.ok) return typed.price / 100
  const [width, length] = SHAPE_FACTS[size.shape].example.ft
  const example = { width: String(width), length: String(length), unit: 'ft', quantity: 1 } as const
  const listed = estimate({ ...example, shape: size.shape }, perSquareFoot)
  if (!listed.ok) throw new Error('the example size has a price')
  return listed.price / 100
}
