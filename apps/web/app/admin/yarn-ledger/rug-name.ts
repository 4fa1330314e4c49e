import type { RugOfYarn } from '@nawl/contract/desk/yarn-ledger'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/yarn-ledger'

/** `NW-7K4M-3PXA, Khatam, piece 2 of 3`. */
export function rugName({ order, name, piece, pieces }: RugOfYarn): string {
  const said = { order, name: nameOf(name) }
  return pieces > 1 ? messages.pieceOf({ ...said, piece, pieces }) : messages.rugOf(said)
}
