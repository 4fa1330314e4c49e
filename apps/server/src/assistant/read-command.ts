import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { readColorCommand } from './grammar/color-command.ts'
import type { Sentence } from './grammar/sentence.ts'
import {
  readAddToCart,
  readListRugs,
  readNavigate,
  readOpenDesign,
  readSearch,
  readShownSearch,
  readSetCountry,
} from './grammar/shop-command.ts'
import { readQuantityCommand, readSizeCommand } from './grammar/size-command.ts'
import { readStudioCommand } from './grammar/studio-command.ts'

/** The action that a sentence requests. `isSnapped`: a name in it was misspelt. */
export type Command = { readonly call: ShopToolCall; readonly isSnapped: boolean }

/**
 * The tool call of a sentence, or null. A reader must understand the whole sentence: a grammar that picks out known
 * words would turn conversation into commands.
 */
export function readCommand(
  sentence: Sentence,
  context: AssistantContext,
  rugs: readonly RugItem[],
  knows: (word: string) => boolean,
): Command | null {
  const { palette = [] } = context
  const onRug = palette.length > 0 || context.rug !== undefined || context.page.startsWith('/product/')
  const opened = () => readOpenDesign(sentence, rugs, knows)
  const exact =
    readSearch(sentence, knows) ??
    readColorCommand(sentence, palette) ??
    readStudioCommand(sentence) ??
    readAddToCart(sentence) ??
    readSizeCommand(sentence, onRug) ??
    readQuantityCommand(sentence, onRug)
  if (exact) return { call: exact, isSnapped: false }
  const design = opened()
  if (design && !design.isSnapped) return design
  const shown =
    readListRugs(sentence, onRug) ??
    readShownSearch(sentence, knows) ??
    readNavigate(sentence) ??
    readSetCountry(sentence)
  return shown ? { call: shown, isSnapped: false } : design
}
