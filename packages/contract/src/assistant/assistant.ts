import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { SHOP_TOOL_NAMES, type ShopToolCall } from './shop-tools.ts'

const paletteColor = z.object({
  hex: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour like #A8452F'),
  name: z.string().max(80),
})

/** The visitor's page, and the state of an open studio. */
const assistantContext = z.object({
  page: z.string().max(300).startsWith('/', 'is no path'),
  rug: z.string().max(80).optional().meta({ description: 'Address or name of the rug in the studio' }),
  palette: z
    .array(paletteColor)
    .max(32)
    .optional()
    .meta({ description: 'Its yarns as they are on screen, most covering first' }),
})
export type AssistantContext = z.output<typeof assistantContext>

const turn = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(2000) })

/** POST /api/assistant/reply */
export const assistantRequest = z.strictObject({
  text: oneLine(500),
  context: assistantContext,
  history: z.array(turn).max(12).optional().meta({ description: 'What was said before, oldest first' }),
})
export type AssistantRequest = z.output<typeof assistantRequest>

const choice = z.object({
  label: z.string(),
  source: z.string().optional().meta({ description: 'Page that has the answer' }),
  say: z.string().optional().meta({ description: 'What to send as the next text when it is chosen' }),
})
export type AssistantChoice = z.infer<typeof choice>

/** The reply to a message. `text` is what the assistant says; the page runs the tool. */
export const assistantReply = z.object({
  kind: z.enum(['tool', 'answer', 'choices', 'unknown']),
  tool: z.enum(SHOP_TOOL_NAMES).optional(),
  args: z.record(z.string(), z.union([z.string(), z.number()]).optional()).optional(),
  confirm: z.boolean().optional().meta({ description: '`text` is a question: run the tool only on a yes' }),
  text: z.string(),
  source: z.string().optional().meta({ description: 'Path of the page the answer stands on' }),
  choices: z.array(choice).max(3).optional().meta({ description: 'Of `choices`: what may have been meant' }),
})

export type AssistantReply =
  | (ShopToolCall & { readonly kind: 'tool'; readonly text: string; readonly confirm?: boolean })
  | { readonly kind: 'answer'; readonly text: string; readonly source: string }
  | { readonly kind: 'choices'; readonly text: string; readonly choices: AssistantChoice[] }
  | { readonly kind: 'unknown'; readonly text: string; readonly source: string }

export const PROVIDERS = ['vapi', 'llm', 'local'] as const

/** GET /api/assistant: the provider in use. The keys are public ones; a private key stays on the server. */
export const assistantProvider = z.object({
  engine: z.enum(PROVIDERS),
  vapi: z
    .object({ publicKey: z.string(), assistantId: z.string(), baseUrl: z.string().optional() })
    .optional(),
})
export type AssistantProvider = z.infer<typeof assistantProvider>
