import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import { parseToolCall } from '@nawl/contract/assistant/shop-tools'

import { builtInRugs } from '../../../src/catalogue/built-in-rugs.ts'
import { requestsIn } from '../../../src/assistant/grammar/requests.ts'
import { sentenceReader } from '../../../src/assistant/sentence-reader.ts'

const rugs = builtInRugs('nothing drawn yet')
const reader = sentenceReader(rugs, new Set(['moths', 'care', 'wool', 'stars']))
export const khatam: AssistantContext = {
  page: '/product/khatam',
  rug: 'khatam',
  palette: [
    { hex: '#E6DCC8', name: 'lime plaster' },
    { hex: '#2F6B66', name: 'sea glaze' },
    { hex: '#A9583C', name: 'raw clay' },
    { hex: '#1C4148', name: 'deep glaze' },
    { hex: '#CE9434', name: 'saffron' },
  ],
}
export const home: AssistantContext = { page: '/' }

/** What a message asks for, without what was said before. */
export function readings(text: string, context: AssistantContext) {
  return requestsIn({ text, context, guesses: null, rugs }, reader).readings
}

/** The only call of a message; null where it asks for nothing, or for something else. */
export function call(text: string, context: AssistantContext) {
  const [first, ...others] = calls(text, context)
  return first && others.length === 0 ? first : null
}

/** The calls of a message in their order. */
export function calls(text: string, context: AssistantContext) {
  return readings(text, context).flatMap((reading) =>
    'call' in reading ? [{ tool: reading.call.tool, args: reading.call.args }] : [],
  )
}

/** Splits phrasings at `|`. */
export const said = (ways: string) => ways.split('|').map((way) => way.trim().replaceAll(/\s+/g, ' '))

/** Phrasings split at `|`, each with the arguments it stands for; a function makes them from the phrasing. */
export const phrased = (args: object | ((way: string) => object), ways: string) =>
  said(ways).map((way) => [way, typeof args === 'function' ? args(way) : args] as const)

/** Every template with every slot value in place of `{}`. */
export const filled = (
  templates: readonly string[],
  slots: readonly (readonly [slot: string, meant: object])[],
) =>
  templates.flatMap((template) => slots.map(([slot, args]) => ({ text: template.replace('{}', slot), args })))

/** The sentences that are not read as the expected tool call, with what they were read as. */
export function misread(
  tool: string,
  context: AssistantContext,
  all: readonly { text: string; args: object }[],
) {
  return all.flatMap(({ text, args }) => {
    const found = call(text, context)
    const wanted = { tool, args: parseToolCall(tool, args)?.args ?? args }
    const got = found && { tool: found.tool, args: parseToolCall(found.tool, found.args)?.args ?? found.args }
    return JSON.stringify(sorted(got)) === JSON.stringify(sorted(wanted)) ? [] : [{ text, got, wanted }]
  })
}

const sorted = (found: { tool: string; args: object } | null) =>
  found && [found.tool, Object.entries(found.args).toSorted(([p], [q]) => p.localeCompare(q))]
