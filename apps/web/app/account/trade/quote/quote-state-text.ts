import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import * as messages from '@nawl/messages/trade-account'

import { formatDay } from '../../../sales/order/format-moment.ts'

type InState = Pick<QuoteAnswer, 'state' | 'validUntil'>

/** Until when an open quote holds, or what became of it. */
export const quoteStateText = ({ state, validUntil }: InState): string =>
  state === 'open' ? messages.validUntil({ day: formatDay(validUntil) }) : messages.quoteState({ state })
