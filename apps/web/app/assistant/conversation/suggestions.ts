import type { AssistantContext } from '@nawl/contract/assistant/assistant'

/** Three example messages that suit the current page. */
export function suggestions({ page, palette = [] }: AssistantContext): readonly string[] {
  const [ground] = palette
  if (ground)
    return [`Make the ${ground.name.toLowerCase()} navy`, 'Shuffle the yarns', 'Make it 200 by 300 cm']
  const [, area = ''] = page.split('/')
  return BY_AREA[area] ?? ANYWHERE
}

const ANYWHERE = ['Show me blue rugs', 'What does 2 by 3 metres cost?', 'How long to Oslo?'] as const

const BY_AREA: Readonly<Record<string, readonly string[]>> = {
  products: ['Only the minimalist ones', 'Open Aria', 'What does 2 by 3 metres cost?'],
  shipping: ['How long to Oslo?', 'Who pays import duties?', 'Show prices in dirhams'],
  process: ['How long does a rug take?', 'Can I cancel my order?', 'Show me blue rugs'],
  faq: ['Can I cancel my order?', 'How do I clean a rug?', 'How long to Oslo?'],
  contact: ['When are you open?', 'How long to Oslo?', 'What does 2 by 3 metres cost?'],
  trade: ['Is there a discount for three rugs?', 'How long does a rug take?', 'Show me geometric rugs'],
}
