import type { BoxLine, ChosenBox } from '@nawl/contract/sales/kinds/sample-box/sample-box-contract'
import { priceLine } from '@nawl/domain/cart/price-cart'
import { type SampleBox, yarnsForBox } from '@nawl/domain/product/sample-box'
import { yarnBoxAddress } from '@nawl/domain/yarn/yarn-row'
import { samples } from '@nawl/messages/by-language/samples'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import { ApiError } from '../../../platform/http/api-error.ts'
import type { FreezerDeps } from '../freezer.ts'
import type { SoldKind } from '../sold-kind.ts'

/** A box of samples: shown by its yarns. */
export const soldBox: SoldKind<SampleBox> = {
  shown: ({ id, design, quantity }): BoxLine => ({
    id,
    quantity,
    design,
    picture: yarnBoxAddress(design.yarns.map(({ hex }) => hex)),
  }),
  inRoom: () => null,
  whenOrdered: () => ({}),
  whenMade: () => ({}),
  text: ({ design: { yarns }, quantity }, language) =>
    samples[language].boxOf({ quantity, count: yarns.length }),
  note: boxNote,
  size: () => '',
  designOf: () => null,
  collectionOf: () => '',
  yarns: ({ yarns }) => yarns,
  sidesMm: () => null,
}

/** `Pompoms: Teal 1320, Ink 0408`. */
function boxNote({ form, yarns }: SampleBox, language: LanguageCode): string {
  const { [language]: words } = samples
  const named = yarns.map(({ name, code }) => words.yarnAndCode({ name: yarnNames[language](name), code }))
  const list = new Intl.ListFormat(LANGUAGES[language].tag, { type: 'unit' }).format(named)
  return words.inBox({ form, yarns: list })
}

/** Looks the yarns of a box up on the shade card. Throws the ApiErrors of `CART_ERRORS`. */
export function boxFreezer({ prices }: Pick<FreezerDeps, 'prices'>) {
  async function freeze({ kind, form, codes }: ChosenBox): Promise<SampleBox> {
    const found = yarnsForBox(codes)
    if (!found.ok) throw new ApiError(`cart/${found.reason}`, { field: 'design.codes' })
    const box: SampleBox = { kind, name: samples.en.boxName, form, yarns: found.yarns }
    return { ...box, unitPrice: priceLine({ design: box, quantity: 1 }, prices.tariff()) }
  }
  return { freeze }
}
