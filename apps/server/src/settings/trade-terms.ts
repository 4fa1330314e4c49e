import { tradeTerms as schema } from '@nawl/contract/trade/trade-terms'
import { DEFAULT_TRADE_TERMS, type TradeTerms } from '@nawl/domain/trade/trade-terms'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/trade'

/** The terms of trade accounts as the shop's owners last published them. */
export function readTradeTerms({ published }: { readonly published: Published }) {
  const builtIn = schema.parse(DEFAULT_TRADE_TERMS)
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
