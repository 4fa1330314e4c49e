import type { CartResponse, ShownCartLine } from '@nawl/contract/sales/cart'
import type { CartDesign, RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { priceCart } from '@nawl/domain/cart/price-cart'
import { DEFAULT_TARIFF } from '@nawl/domain/shop/price-list'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import type { PickupPlace } from '@nawl/domain/shop/pickup'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import { type Answers, json } from './fake-api.ts'

const BAB: CartDesign = {
  rugId: 'bab',
  mappings: {},
  tolerance: 15,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
}

type FakeLine = ShownCartLine & RugLine

/** A fake cart API, priced by the shop's own rules. */
export function fakeCart(quantity?: Quantity) {
  let lines: FakeLine[] = quantity ? [lineOf('line-1', BAB, quantity)] : []
  let country: string | null = null
  let count = lines.length
  let place: PickupPlace | null = null

  function shown(): CartResponse {
    const found = country === null ? undefined : findCountry(country)
    const price = priceCart(lines, found ? { country: found } : null, DEFAULT_TARIFF)
    const pickup =
      place && found?.region === 'uae'
        ? { ...place, price: priceCart(lines, { country: found, isPickup: true }, DEFAULT_TARIFF) }
        : null
    return { lines, country, price, hasPieces: false, ...(pickup && { pickup }) }
  }
  const put = (design: CartDesign, wanted: Quantity) =>
    void (lines = [...lines, lineOf(`line-${++count}`, design, wanted)])

  const answers: Answers = {
    'GET /api/cart': () => json(shown()),
    'PUT /api/cart/country': ({ body }) => {
      country = (body as { country: string }).country
      return json(shown())
    },
    'POST /api/cart/lines': ({ body }) => {
      const { design, quantity } = body as { design: CartDesign; quantity: Quantity }
      put(design, quantity)
      return json(shown())
    },
    'PATCH /api/cart/lines/*': ({ path, body }) => {
      const { quantity } = body as { quantity?: Quantity }
      lines = lines.map((line) => (path.endsWith(line.id) && quantity ? { ...line, quantity } : line))
      return json(shown())
    },
    'DELETE /api/cart/lines/*': ({ path }) => {
      lines = lines.filter(({ id }) => !path.endsWith(id))
      return json(shown())
    },
  }
  return {
    answers,
    shown,
    /** A change made on another device. */
    put: (design: Partial<CartDesign>, wanted: Quantity = 1) => put({ ...BAB, ...design }, wanted),
    /** An owner offers pick-up, or no longer. */
    offerPickup: (at: PickupPlace | null) => void (place = at),
    empty: () => void (lines = []),
  }
}

function lineOf(id: string, { size: typed, rugId, ...design }: CartDesign, quantity: Quantity): FakeLine {
  const read = snapshotSize(typed)
  if (!read.ok) throw new Error(`no rug is ${typed.width} by ${typed.length}`)
  const name = rugId.replace(/^./, (letter) => letter.toUpperCase())
  return {
    id,
    quantity,
    was: null,
    design: {
      ...design,
      rugId,
      name,
      bitmapHash: 'ab',
      mappings: { ...design.mappings },
      size: read.size,
      yarns: [{ name: 'Teal', hex: '#216266', share: 60 }],
    },
    picture: `/frozen/${id}.jpg`,
    studio: `/product/${rugId}?d=1`,
    inRoom: null,
  }
}
