import { westernDigits } from '@nawl/domain/shop/western-digits'

import { normalise } from '../text/normalise.ts'
import type { Wishes } from './wishes.ts'

const DOLLARS = 'usd|dollars?|bucks|quid dollars|دولار\\w*'
const DIRHAMS = 'aed|dhs?|dirhams?|درهم|دراهم|درهما'
const OTHERS = 'eur|euros?|gbp|pounds?|quid|sar|riyals?|ريال|يورو|جنيه|دينار'
const CURRENCY = `(?<currency>${DOLLARS}|${DIRHAMS}|${OTHERS})`
const AMOUNT = '(?<amount>\\d+(?:\\.\\d+)?) ?(?<thousands>k|thousand|grand|الف)?'
const LIMIT =
  '(?:under|below|less than|max(?:imum)?|up to|no more than|not more than|within|budget(?: of| is| s)?|around|about|at most|(?:to )?spend(?:ing)?|can not go (?:over|above)|not (?:over|above)|cheaper than|tops|limit(?: of| is)?|only have|have got|got|have|afford|اقل من|تحت|حدود|ميزاني\\w+|ما يزيد عن|لا يتجاوز|بحدود)'

const PATTERNS = [
  // A number with its currency is money; a number after "under" is money unless it is a length.
  new RegExp(`(?<![\\d.])${AMOUNT} ?${CURRENCY}(?![\\p{L}])`, 'u'),
  new RegExp(`(?<![\\p{L}])${CURRENCY} ?${AMOUNT}(?![\\d.])`, 'u'),
  new RegExp(
    `(?<![\\p{L}])${LIMIT}(?: (?:of|is|to|me|my|a|the|at|about|around|like|exactly)){0,2} ${AMOUNT}(?! ?(?:cm|m|mm|ft|in|feet|foot|inch|met\\w+|by|x|rugs?|weeks?|days?|people|kids|children|bed\\w*|years?|%|percent)\\b)(?![\\d.])`,
    'u',
  ),
] as const

/** What may be spent by a message, or null. */
export function readBudget(message: string): Wishes['budget'] {
  const text = spelt(message)
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const amount = Number(groups.amount) * (groups.thousands ? 1000 : 1)
    if (amount < LEAST) continue
    return { amount, currency: currencyOf(groups.currency) }
  }
  return null
}

/** Less than this is a number of something else. */
const LEAST = 20

function currencyOf(said: string | undefined): 'USD' | 'AED' | 'other' | null {
  if (said === undefined) return null
  if (new RegExp(`^(?:${DOLLARS})$`).test(said)) return 'USD'
  return new RegExp(`^(?:${DIRHAMS})$`).test(said) ? 'AED' : 'other'
}

/** With signs of currencies in letters, and numbers in digits. */
function spelt(message: string): string {
  const signs = message
    .replaceAll('$', ' usd ')
    .replaceAll('€', ' eur ')
    .replaceAll('£', ' gbp ')
    .replaceAll(/د\.إ/g, ' aed ')
    .replaceAll(/(\d)[,٬](\d{3})\b/g, '$1$2')
  if (!/\p{Script=Arabic}/u.test(signs)) return normalise(signs)
  return westernDigits(signs)
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/(?<![\p{L}])الفين(?![\p{L}])/gu, '2000')
    .replaceAll(/(?<!\d ?|\p{L})الف(?![\p{L}])/gu, '1000')
    .replaceAll(/[ \t]+/g, ' ')
}
