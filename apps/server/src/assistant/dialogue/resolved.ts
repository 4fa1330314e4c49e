import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import type { SentenceReader } from '../sentence-reader.ts'
import type { Turn } from '../turn.ts'

/** What a message means by what was said before it. */
export type Resolved = {
  /** Run before anything else: what a changed answer takes back. */
  readonly first: readonly ShopToolCall[]
  /** What the message says, as sentences that are understood by themselves. */
  readonly say: readonly string[]
  /** Another part of the message, as written. */
  readonly rest: string | null
  /** The place of the option of the last question that was chosen. */
  readonly chosen?: number
  /** Whether the last question is answered. */
  readonly answers?: boolean
}

export type Scene = { readonly turn: Turn; readonly state: DialogueState; readonly reader: SentenceReader }

/** Words of the longest message that is taken for an answer to what was asked. */
export const LONGEST_ANSWER = 9
