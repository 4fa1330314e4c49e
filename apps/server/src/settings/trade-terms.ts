import { tradeTerms as schema } from '@nawl/contract/trade/trade-terms'
import { DEFAULT_TIERS, DEFAULT_TRADE_DAYS, type TradeTerms } from '@nawl/domain/trade/trade-terms'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/trade'

/** The terms of trade accounts as the shop's owners last published them. */
export function readTradeTerms({ published }: { readonly published: Published }) {
  const nameIn = (language: 'en' | 'ar', tier: (typeof DEFAULT_TIERS)[number]['id']) =>
    tradePapers[language].tierName({ tier })
  const tiers = DEFAULT_TIERS.map((tier) => ({
    ...tier,
    name: { en: nameIn('en', tier.id), ar: nameIn('ar', tier.id) },
  }))
  const builtIn = schema.parse({ tiers, ...DEFAULT_TRADE_DAYS })
  return {
    terms: (): TradeTerms => (published.value(DOCUMENT) as TradeTerms | undefined) ?? builtIn,
    kind: {
      name: DOCUMENT,
      permission: 'prices.change',
      schema,
      builtIn: () => builtIn,
      movesMoney: true,
      mostBytes: 16 * 1024,
    } satisfies DocumentKind<ReturnType<typeof schema.parse>>,
  }
}
