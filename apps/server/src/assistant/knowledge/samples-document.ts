import { MOST_SAMPLES } from '@nawl/domain/product/sample-box'
import { wholeDollars } from '@nawl/domain/money/format-money'
import { prices } from '@nawl/domain/shop/price-list'
import { SAMPLES_PAGE } from '@nawl/domain/shop/pages'

import { documentOf, type KnowledgeDocument, WEIGHTS } from './knowledge-document.ts'

/** The page of samples, with what they cost now. */
export function samplesDocument(): KnowledgeDocument {
  const { box, strikeOff, strikeOffWeeks } = prices().samples
  return documentOf(
    SAMPLES_PAGE.path,
    'Samples',
    [
      `A sample box has up to ${MOST_SAMPLES} yarns of the shade card, and is posted in two working days: ${wholeDollars(box)} a box.`,
      `A strike-off is 30 × 30 cm of your own design, tufted in your yarns before the rug: ${wholeDollars(strikeOff)}, ready in ${strikeOffWeeks.join('-')} weeks.`,
      'Within six months what samples cost is taken off the price of a rug, once.',
    ],
    WEIGHTS.question,
    SAMPLES_PAGE.also,
  )
}
