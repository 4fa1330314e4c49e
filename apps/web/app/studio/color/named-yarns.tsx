import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'

import type { YarnChoice } from '../yarns/yarn-choice.ts'
import { YarnGrid } from '../yarns/yarn-grid.tsx'

/** The fifteen yarns with plain colour names. */
export function NamedYarns(choice: YarnChoice) {
  return <YarnGrid label="Yarns to choose from" yarns={NAMED_COLORS} choice={choice} />
}
