import { setAccent } from '@nawl/domain/shop/accent'
import { setQuestionDays } from '@nawl/domain/privacy/retention'
import { setLogo } from '@nawl/domain/shop/logo'
import { setShopHours } from '@nawl/domain/shop/hours'
import { setOrderPrefix } from '@nawl/domain/order/order-number'
import { setPrices } from '@nawl/domain/shop/price-list'
import { LANGUAGES } from '@nawl/messages/languages'
import { setOwnSentences } from '@nawl/messages/text/own-sentences'
import { setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { setShopNames } from '@nawl/messages/text/shop-name'

import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Published } from '../platform/revisions/published.ts'
import { setPrintedLogo } from '../platform/pdf/printed-logo.ts'
import { logoStore } from './logo/logo.store.ts'
import { printedLogo } from './logo/printed-logo.ts'
import { readOwnAnswers } from './own-answers.ts'
import { readPageSentences } from './page-sentences.ts'
import { readShopBusiness } from './shop-business.ts'
import { readShopDelivery } from './shop-delivery.ts'
import { readShopFloor } from './shop-floor.ts'
import { readShopHours } from './shop-hours.ts'
import { readYarnCard } from './yarns/yarn-card.ts'
import { readYarnSupply } from './yarns/yarn-supply.ts'
import { readShopPrices } from './shop-prices.ts'
import { readShopSettings } from './shop-settings.ts'
import { readTerms } from './terms.ts'
import { readTradeTerms } from './trade-terms.ts'

export type Settings = ReturnType<typeof openSettings>

type Deps = {
  readonly config: Config
  readonly database: Database
  readonly blobs: BlobStore
  readonly published: Published
  readonly now: () => number
}

/** What owners set at the desk, as it is public now. */
export function openSettings(deps: Deps) {
  const logos = logoStore(deps.blobs)
  const chargesVat = (): boolean => prices.list().vatPercent > 0
  const business = readShopBusiness({ ...deps, chargesVat })
  const shop = readShopSettings({ ...deps, business, logos })
  const prices = readShopPrices({ ...deps, trn: business.trn })
  const hours = readShopHours(deps)
  const floor = readShopFloor(deps)
  const delivery = readShopDelivery(deps)
  const sentences = readPageSentences(deps)
  const yarns = readYarnCard(deps)
  const questions = readOwnAnswers(deps)
  deps.published.onChange(() => {
    setShopNames(shop.names())
    setPrices(prices.list())
    setAccent(shop.accent())
    setLogo(shop.logo())
    setShopHours(hours.hours())
    setOrderPrefix(business.orderPrefix())
    setShadeCard(yarns.changes())
    setQuestionDays(questions.own().days)
    for (const { code } of Object.values(LANGUAGES)) setOwnSentences(code, sentences.own(code))
  })
  setPrintedLogo(printedLogo(logos))
  return {
    shop,
    business,
    logos,
    prices,
    hours,
    floor,
    delivery,
    sentences,
    yarns,
    supply: readYarnSupply(deps),
    questions,
    terms: readTerms(deps),
    trade: readTradeTerms(deps),
  }
}
