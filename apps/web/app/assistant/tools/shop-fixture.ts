import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { reduce, type StudioEvent } from '../../studio/state/reduce.ts'
import { rugFixture } from '../../studio/state/rug-fixture.ts'
import { INITIAL_STATE } from '../../studio/state/studio-state.ts'
import { createOffers } from '../../studio/assistant-offers.ts'
import { runShopTool } from './run-shop-tool.ts'
import type { Shop } from './shop.ts'

export const OAT = '#E4D9C4'
export const INK = '#26323D'

/** A shop with two designs, without a studio until one is opened. */
export function shopFixture() {
  let page = '/'
  let country = 'US'
  const offers = createOffers()
  const shop: Shop = {
    here: () => page,
    go: (path) => void (page = path),
    designs: async () => [
      rugFixture({ families: ['blues'] }),
      rugFixture({ id: 'onyx', name: 'Onyx', collection: 'Geometric', families: ['blues', 'grey'] }),
    ],
    currency: () => 'USD',
    country: () => country,
    notShippedTo: () => ['IR'],
    language: () => 'en',
    chooseLanguage: (code) => void (page = `/${code}${page}`),
    piecesInCart: () => 0,
    chooseCountry: async (code) => void (country = code),
    askAccount: async () => ({ ok: false, fault: 'signed-out' }),
    offers,
  }
  const run = (call: ShopToolCall) => runShopTool(shop, call)
  return { shop, offers, run, page: () => page }
}

/** The same with a studio: the real reducer, with a backend that answers on the next turn. */
export function studioFixture() {
  const base = shopFixture()
  const rug = rugFixture()
  let state = INITIAL_STATE
  const dispatch = (action: StudioEvent) => {
    const next = reduce(state, action)
    if (next === state) return
    state = next
    base.offers.put('studio', { rug, state, gesture: dispatch })
    const { task } = state
    if (task?.kind === 'open')
      setImmediate(() => state.task === task && dispatch({ type: 'rug opened', picture: new Blob() }))
    if (task?.kind === 'render' || task?.kind === 'restore')
      setImmediate(() => dispatch({ type: 'look rendered', picture: new Blob() }))
    if (task?.kind === 'shuffle') {
      const shuffled = { picture: new Blob(), mappings: { [OAT]: '#216266' } }
      setImmediate(() => dispatch({ type: 'shuffle answered', shuffled }))
    }
  }
  dispatch({
    type: 'colors extracted',
    colors: [
      { hex: OAT, percentage: 60 },
      { hex: INK, percentage: 40 },
    ],
  })
  dispatch({ type: 'rug opened', picture: new Blob() })
  return { ...base, state: () => state, gesture: dispatch }
}
