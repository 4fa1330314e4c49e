import * as messages from '@nawl/messages/assistant'
import type { AssistantContext } from '@nawl/contract/assistant/assistant'

/** Three example messages that suit the current page, in a language that the assistant understands. */
export function suggestions({ page, palette = [] }: AssistantContext): readonly string[] {
  const [ground] = palette
  if (ground)
    return [messages.sayColour({ yarn: ground.name.toLowerCase() }), messages.sayShuffle, messages.saySize]
  const [, area = ''] = page.split('/')
  return BY_AREA[area] ?? ANYWHERE
}

const ANYWHERE = [messages.sayBlue, messages.sayPrice, messages.sayOslo] as const

const BY_AREA: Readonly<Record<string, readonly string[]>> = {
  products: [messages.sayMinimalist, messages.sayAria, messages.sayPrice],
  shipping: [messages.sayOslo, messages.sayDuties, messages.sayDirhams],
  process: [messages.sayWeeks, messages.sayCancel, messages.sayBlue],
  faq: [messages.sayCancel, messages.sayClean, messages.sayOslo],
  contact: [messages.sayHours, messages.sayOslo, messages.sayPrice],
  trade: [messages.sayDiscount, messages.sayWeeks, messages.sayGeometric],
}
