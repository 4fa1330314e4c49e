import { prices } from '@nawl/domain/shop/price-list'
import {
  CANCEL_HOURS,
  CONSULTATION_MINUTES,
  COUNTRIES_SHIPPED,
  DESIGN_CHANGE_HOURS,
  PILE,
  RESPONSE_HOURS,
  VARIATION_PERCENT,
  WARRANTY_YEARS,
} from '@nawl/domain/shop/facts'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { YARN_USE } from '@nawl/domain/workshop/yarn-kilograms'

import type * as English from '../../../build/en/facts.ts'
import type * as EnglishHours from '../../../build/en/hours.ts'
import type * as EnglishTrade from '../../../build/en/trade.ts'
import { hoursText } from '../pages/hours-text.ts'
import { shopName } from '../shop-name.ts'
import { discountTiers } from '../pages/trade-text.ts'

type Words = {
  readonly facts: typeof English
  readonly hours: typeof EnglishHours
  readonly trade: typeof EnglishTrade
}
type Values = Readonly<Record<string, string | number>>

/**
 * What the pages fill into their sentences now, by sentence: `shipping.summary` → `{ least: 4, most: 6 }`. Values of a single
 * design, visitor or article are not among them. `own-sentences.test.tsx` compares them with what the pages show.
 */
export function sentenceValues(
  { facts, hours, trade }: Words,
  tag: string,
): Readonly<Record<string, Values>> {
  const { making, way, all } = prices().weeks
  const range = ([least, most]: readonly [number, number]): Values => ({ least, most })
  const answered = { hours: RESPONSE_HOURS }
  const countries = { countries: COUNTRIES_SHIPPED }
  const pile = range(PILE.heightMm)
  const colour = { percent: VARIATION_PERCENT }
  const warranty = { years: WARRANTY_YEARS }
  const parts = { makeLeast: making[0], makeMost: making[1], wayLeast: way[0], wayMost: way[1] }
  return {
    'about.summary': { name: shopName('en') },
    'about.promise3Text': warranty,
    'below-studio.answers': answered,
    'below-studio.pileTitle': pile,
    'below-studio.pileText': colour,
    'below-studio.weeks': range(all),
    'below-studio.weeksText': { ...parts, ...countries },
    'below-studio.weightPerM2': { kg: YARN_USE.gramsPerM2 / 1000 },
    'contact.summary': answered,
    'contact.respond': answered,
    'contact.bookText': { minutes: CONSULTATION_MINUTES },
    'contact.stillAskingText': { ...answered, times: hoursText(hours, tag) },
    'home.pitch': countries,
    'home.fibreText': colour,
    'home.pileTitle': pile,
    'home.weeksTitle': range(all),
    'home.weeksText': countries,
    'home.warrantyTitle': warranty,
    'home.seeItText': { rooms: ROOMS.length },
    'process.summary': range(all),
    'process.total': range(all),
    'process.totalText': { ...parts, cancelHours: CANCEL_HOURS, changeHours: DESIGN_CHANGE_HOURS },
    'shipping.summary': range(making),
    'shipping.global': countries,
    'shipping.papers': { documents: facts.customsDocuments },
    'shipping.trackingText': answered,
    'shipping.uaeCost': { amount: prices().uae.freeAbove / 100 },
    'trade.benefit1Text': { tiers: discountTiers(trade, tag) },
  }
}
