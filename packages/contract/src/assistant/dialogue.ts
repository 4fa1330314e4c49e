import { SHAPES } from '@nawl/domain/rug/shape'
import { UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { SHOP_TOOL_NAMES } from './shop-tools.ts'

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour like #A8452F')

const call = z.object({
  tool: z.enum(SHOP_TOOL_NAMES),
  args: z.record(z.string(), z.union([z.string(), z.number()]).optional()),
})

const option = z.object({ label: z.string().max(200), say: z.string().max(300) })

const size = z.object({
  width: z.number().positive(),
  length: z.number().positive(),
  unit: z.enum(UNITS),
  shape: z.enum(SHAPES),
})

const question = z.object({
  about: z.enum(['yarn', 'color', 'size', 'design', 'other']),
  options: z.array(option).max(12),
  /** What is sent for an answer in other words; `{}` stands for it. */
  template: z.string().max(300).optional(),
})

/**
 * Where a conversation stands, so that "the second one", "no, the other", "both" and "and in blue?" mean something. It comes
 * with each reply; who sends the next message sends it along. What it says of the page is compared with the page.
 */
export const dialogueState = z.object({
  /** The question that was asked last; when it is answered, the place of the option that was chosen, if it was one. */
  asked: question
    .extend({ answered: z.boolean().optional(), chosen: z.number().int().min(0).max(11).optional() })
    .optional(),
  /** Questions that are asked when that one is answered. */
  queue: z
    .array(question.extend({ text: z.string().max(500) }))
    .max(3)
    .optional(),
  /** What was asked for besides and waits for the answers. */
  waits: z.array(z.string().max(300)).max(4).optional(),
  /** What the last reply that did something did. */
  done: z.array(call).max(5).optional(),
  /** Yarns changed so far, oldest first. */
  changes: z
    .array(z.object({ from: hex, to: hex }))
    .max(12)
    .optional(),
  /** The size that was spoken of last, and the one on screen before the last change of it. */
  size: size.optional(),
  sizeBefore: size.optional(),
  /** Sizes that were spoken of, latest last, for "the smaller one". */
  sizes: z.array(size).max(3).optional(),
  /** The design that was spoken of last, by its address. */
  rug: z.string().max(80).optional(),
  /** What was asked for while no rug was open. */
  wants: z.array(z.string().max(500)).max(3).optional(),
})
export type DialogueState = z.output<typeof dialogueState>
