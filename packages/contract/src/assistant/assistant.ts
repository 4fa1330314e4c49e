import { SHAPES } from '@nawl/domain/rug/shape'
import { QUANTITIES, UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { type DialogueState, dialogueState } from './dialogue.ts'
import { SHOP_TOOL_NAMES, type ShopToolCall } from './shop-tools.ts'

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour like #A8452F')

const paletteColor = z.object({
  hex,
  name: z.string().max(80),
  drawn: hex
    .optional()
    .meta({ description: 'What the yarn is in the design as drawn, where it was changed' }),
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
  locked: z.array(hex).max(32).optional().meta({ description: 'Hexes of the palette that are locked' }),
  size: z
    .object({
      width: z.number().positive(),
      length: z.number().positive(),
      unit: z.enum(UNITS),
      shape: z.enum(SHAPES),
    })
    .optional()
    .meta({ description: 'Size chosen in the studio; absent until one is chosen' }),
  quantity: z.number().int().min(1).max(QUANTITIES.length).optional(),
  room: z.string().max(40).optional().meta({ description: 'Room in which the rug is shown' }),
  cart: z
    .object({ pieces: z.number().int().min(0) })
    .optional()
    .meta({ description: 'What the cart holds' }),
  shown: z
    .array(z.string().max(80))
    .max(3)
    .optional()
    .meta({ description: 'Addresses of the rugs that the last reply showed, for “the second one”' }),
})
export type AssistantContext = z.output<typeof assistantContext>

const turn = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(2000) })

/** POST /api/assistant/reply */
export const assistantRequest = z.strictObject({
  text: oneLine(500),
  context: assistantContext,
  history: z.array(turn).max(12).optional().meta({ description: 'What was said before, oldest first' }),
  dialogue: dialogueState.optional().meta({ description: '`dialogue` of the last reply' }),
})
export type AssistantRequest = z.output<typeof assistantRequest>

const choice = z.object({
  label: z.string(),
  source: z.string().optional().meta({ description: 'Page that has the answer' }),
  say: z.string().optional().meta({ description: 'What to send as the next text when it is chosen' }),
})
export type AssistantChoice = z.infer<typeof choice>

const card = z.object({
  rug: z.string().meta({ description: 'Address of the design' }),
  name: z.string(),
  picture: z.string(),
  note: z.string().meta({ description: 'Why it is shown, with its price' }),
})
export type AssistantCard = z.infer<typeof card>

const args = z.record(z.string(), z.union([z.string(), z.number()]).optional())

/** The reply to a message. `text` is what the assistant says; the page runs the tool. */
export const assistantReply = z.object({
  kind: z.enum(['tool', 'answer', 'choices', 'unknown']),
  tool: z.enum(SHOP_TOOL_NAMES).optional(),
  args: args.optional(),
  next: z
    .array(z.object({ tool: z.enum(SHOP_TOOL_NAMES), args }))
    .max(4)
    .optional()
    .meta({ description: 'Further tools to run, in this order, when several things were asked for' }),
  confirm: z.boolean().optional().meta({ description: '`text` is a question: run the tool only on a yes' }),
  text: z.string(),
  left: z.string().optional().meta({ description: 'What was asked for and not done' }),
  more: z.string().optional().meta({
    description: 'To say after what the tools report: what is asked, answered or not understood besides',
  }),
  source: z.string().optional().meta({ description: 'Path of the page the answer stands on' }),
  choices: z.array(choice).max(3).optional().meta({ description: 'What to say or open next' }),
  cards: z.array(card).max(3).optional().meta({ description: 'Rugs to show' }),
  language: z.enum(['en', 'ar']).optional().meta({ description: 'Language of `text`' }),
  dialogue: dialogueState.optional().meta({ description: 'Send it with the next message' }),
})

type Shown = {
  readonly text: string
  readonly choices?: AssistantChoice[]
  readonly cards?: AssistantCard[]
  readonly language?: 'en' | 'ar'
  readonly dialogue?: DialogueState
}

export type AssistantReply = Shown &
  (
    | (ShopToolCall & {
        readonly kind: 'tool'
        readonly confirm?: boolean
        readonly next?: ShopToolCall[]
        /** What was asked for and not done. */
        readonly left?: string
        /** Said after what the tools report. */
        readonly more?: string
      })
    | { readonly kind: 'answer'; readonly source?: string }
    | { readonly kind: 'choices'; readonly choices: AssistantChoice[] }
    | { readonly kind: 'unknown'; readonly source?: string }
  )

export const PROVIDERS = ['vapi', 'llm', 'local'] as const

/** GET /api/assistant: the provider in use. The keys are public ones; a private key stays on the server. */
export const assistantProvider = z.object({
  engine: z.enum(PROVIDERS),
  vapi: z
    .object({ publicKey: z.string(), assistantId: z.string(), baseUrl: z.string().optional() })
    .optional(),
})
export type AssistantProvider = z.infer<typeof assistantProvider>
