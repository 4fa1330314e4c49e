import { type Opening, openRuns, type ShopHours, shopHours } from '@nawl/domain/shop/hours'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { DAY_MS } from '@nawl/domain/time/durations'

import type * as English from '../../../build/en/hours.ts'

type Words = typeof English
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Every page names the days, and a format takes a millisecond to make. */
function weekdays(tag: string): Intl.DateTimeFormat {
  let format = formats.get(tag)
  if (!format) formats.set(tag, (format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })))
  return format
}

/** When people answer: `Sunday-Thursday 9am-6pm GST`, `Saturday 10am-4pm GST`. `tag` is a BCP 47 tag. */
export function hoursLines(words: Words, tag: string): readonly string[] {
  const name = (day: number) => weekdays(tag).format(SUNDAY + day * DAY_MS)
  const lines = openRuns(shopHours()).map(({ first, last, opening }) => {
    const days = first === last ? name(first) : words.days({ first: name(first), last: name(last) })
    return words.open({ days, ...clocks(words, opening), zone: SHOP_ZONE_NAME })
  })
  return lines.length === 0 ? [words.closed] : lines
}

/** The same within a sentence. */
export const hoursText = (words: Words, tag: string): string =>
  hoursLines(words, tag).reduce((before, next) => words.and({ before, next }))

/** The holidays that are not over at an instant, in words, with their names; empty without any. */
export function holidaysText(words: Words, tag: string, now: Date, hours: ShopHours = shopHours()): string {
  const today = now.toISOString().slice(0, 10)
  const days = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const texts = hours.holidays
    .filter(({ last }) => last >= today)
    .map(({ first, last, name }) => {
      // Browsers and Node disagree about which space stands in a range.
      const range = days.formatRange(new Date(first), new Date(last)).replaceAll(/[\u2009\u202F\u00A0]/g, ' ')
      const called = name?.[new Intl.Locale(tag).language]
      return called === undefined ? range : words.named({ days: range, name: called })
    })
  return texts.length === 0 ? '' : words.holidays({ days: new Intl.ListFormat(tag).format(texts) })
}

const clocks = (words: Words, { from, to }: Opening) => ({
  from: clockText(words, from),
  to: clockText(words, to),
})

/** A full hour from 0 to 24: `6pm`. */
export const clockText = (words: Words, hour: number): string =>
  words.clock({
    hour: hour % 12 === 0 ? 12 : hour % 12,
    part: PARTS.find(({ until }) => hour < until)!.part,
  })

/** Parts of the day that languages have words for. */
const PARTS = [
  { until: 12, part: 'morning' },
  { until: 15, part: 'noon' },
  { until: 18, part: 'afternoon' },
  { until: 25, part: 'evening' },
] as const
