import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { answeredBy, presenceAt } from '@nawl/domain/shop/next-opening'
import { shopClock, SHOP_TIME_ZONE, SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { HOUR_MS } from '@nawl/domain/time/durations'
import { assistantTalk } from '@nawl/messages/by-language/assistant-talk'
import { hours } from '@nawl/messages/by-language/hours'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { clockText, hoursText } from '@nawl/messages/text/pages/hours-text'

/** How to reach people, when they are there, and by when they answer, in a language. */
export function presenceText(
  { phone, support }: Pick<ShopContacts, 'phone' | 'support'>,
  now: Date,
  language: LanguageCode,
) {
  const talk = assistantTalk[language]
  const presence = presenceAt(now)
  const by = answeredBy(now)
  const present = presence?.isOpen
    ? talk.open({ until: momentText(presence.until, language, false) })
    : presence && talk.closed({ from: momentText(presence.from, language) })
  return {
    phone,
    email: support,
    present: present ?? '',
    byMail: by ? talk.byMail({ by: momentText(fullHourAfter(by), language) }) : '',
    hours: hoursText(hours[language], LANGUAGES[language].tag),
  }
}

/** `Monday 10am GST`, with the hour as opening hours are written; all of them are full hours. */
function momentText(at: Date, language: LanguageCode, withDay = true): string {
  const { tag } = LANGUAGES[language]
  const clock = clockText(hours[language], shopClock(at).getUTCHours())
  const day = at.toLocaleString(tag, { weekday: 'long', timeZone: SHOP_TIME_ZONE })
  return assistantTalk[language].inZone({ moment: withDay ? `${day} ${clock}` : clock, zone: SHOP_ZONE_NAME })
}

/** A promise to the minute would be none. */
const fullHourAfter = (at: Date): Date => new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS)
