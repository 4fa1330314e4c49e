import type { AssistantContext, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import type { Unit } from '@nawl/domain/rug/size'

import { wantedColor } from './grammar/color-command.ts'
import type { Sentence } from './grammar/sentence.ts'
import { quantityIn } from './grammar/size-command.ts'
import { inPalette } from './slots/palette-color.ts'
import { saidSize } from './slots/size.ts'

/** The beginnings of an elliptical sentence. */
const LEANS = /^(?:and|or|what about|how about|same|then|but|also|now|in|for|make it|or rather|no|as|at)\b/

/** The visitor's previous message. */
export function saidBefore(history: AssistantRequest['history']): string | null {
  return history?.findLast(({ role }) => role === 'visitor')?.text ?? null
}

/** Whether a sentence takes its verb from the previous one: "and in 3 by 4?", "to Oslo?". */
export function leans({ corrected }: Sentence): boolean {
  return LEANS.test(corrected) || corrected.split(' ').length <= 4
}

/** "And in 3 by 4?" after a quote, "make it navy" after a colour change: the earlier command with new values. */
export function readFollowUp(
  sentence: Sentence,
  before: ShopToolCall,
  beforeText: string,
  context: AssistantContext,
): ShopToolCall | null {
  if (!leans(sentence)) return null
  if (before.tool === 'quote') return newQuote(sentence, before, beforeText)
  if (before.tool === 'setSize') {
    const said = saidSize(sentence.corrected, unitSaid(beforeText))
    return said && { tool: 'setSize', args: sidesOf(said) }
  }
  if (before.tool === 'setQuantity') {
    const quantity = quantityIn(sentence.bare)
    return quantity === null ? null : { tool: 'setQuantity', args: { quantity } }
  }
  if (before.tool !== 'setColor') return null
  const to = wantedColor(sentence)
  const palette = context.palette ?? []
  // A yarn changed before may appear on screen in its new colour.
  const from =
    palette.find(({ hex }) => hex.toLowerCase() === before.args.from.toLowerCase()) ??
    inPalette(before.args.to, palette)
  return to !== null && from ? { tool: 'setColor', args: { from: from.hex, to } } : null
}

function newQuote(
  { corrected, bare }: Sentence,
  before: Extract<ShopToolCall, { tool: 'quote' }>,
  beforeText: string,
): ShopToolCall | null {
  const said = saidSize(corrected, unitSaid(beforeText))
  const quantity = quantityIn(said ? said.rest : bare)
  if (!said && quantity === null) return null
  const sides = said ? sidesOf(said) : before.args
  const count = quantity ?? before.args.quantity
  return {
    tool: 'quote',
    args: {
      width: sides.width,
      length: sides.length,
      unit: sides.unit,
      ...(count ? { quantity: count } : {}),
    },
  }
}

function sidesOf({ width, length, unit, shape }: NonNullable<ReturnType<typeof saidSize>>) {
  return { width, length, unit, ...(shape ? { shape } : {}) }
}

/** The unit for bare numbers after an earlier size. */
function unitSaid(before: string): Unit | 'm' | undefined {
  if (/\d\s*(?:m|met(?:er|re)s?)\b/i.test(before)) return 'm'
  return saidSize(before)?.unit
}
