import type { DeliverySlot } from '@nawl/domain/shop/white-glove-offer'

import type * as English from '../../build/en/white-glove.ts'

type Words = Pick<typeof English, 'slot' | 'window'>

/** `Wednesday 20 January 2027, 9:00–13:00`: when two people bring something in, by the clock of the city. */
export function slotText(
  words: Words,
  { day, from, to }: Pick<DeliverySlot, 'day' | 'from' | 'to'>,
  tag: string,
): string {
  const at = new Date(`${day}T00:00:00Z`)
  // In two parts: between them browsers punctuate otherwise than Node, and React would render again.
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at)
  return words.slot({
    weekday: part({ weekday: 'long' }),
    date: part({ dateStyle: 'long' }),
    window: words.window({ from, to }),
  })
}

/** `Wednesday 20 January 2027`. */
export const dayText = (words: Words, day: string, tag: string): string =>
  slotText({ ...words, slot: ({ weekday, date }) => `${weekday} ${date}` }, { day, from: 0, to: 0 }, tag)
