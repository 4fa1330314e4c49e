import type { ShownLine } from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'

import type { WebKinds } from './web-kind.ts'

/** What of some lines is made on frames, as the workshop's calendar is asked for it. */
export const framedLines = (
  lines: readonly Pick<ShownLine, 'design' | 'quantity'>[],
  kinds: WebKinds,
): readonly string[] =>
  lines.flatMap(({ design, quantity }) => kindIn(kinds, design).framed?.(design, quantity) ?? [])
