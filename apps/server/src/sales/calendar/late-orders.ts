import { shopDay } from '@nawl/domain/shop/time-zone'
import { deskLetters } from '@nawl/messages/by-language/desk-letters'

import { type Email, inEmailLayout } from '../../platform/email/email-layout.ts'
import { STAFF_LANGUAGE } from '../../platform/language.ts'
import { daysText } from '../orders/order-facts.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { isPlanned, readFloorPlan } from './floor-plan.ts'
import { outlooksOf } from './shown-calendar.ts'

const words = deskLetters[STAFF_LANGUAGE]

/** Tells the shop's owners once a day which orders will probably be late, as long as something can be done about it. */
export async function tellOfLateOrders(
  deps: Pick<SalesRouteDeps, 'config' | 'database' | 'emails' | 'now' | 'settings' | 'kinds'>,
): Promise<void> {
  if (!isPlanned(deps)) return
  const now = new Date(deps.now())
  const plan = await readFloorPlan(deps.database.orm, deps, now)
  const outlooks = outlooksOf(plan)
  const late = plan.orders.filter(({ number }) => outlooks.get(number)?.lateness === 'late')
  if (late.length === 0) return
  const { publicUrl } = deps.config
  const count = late.length
  const letter: Email = {
    to: deps.settings.business.mail().support,
    ...inEmailLayout(
      {
        subject: words.lateSubject({ count }),
        preheader: words.latePreheader,
        heading: words.lateHeading({ count }),
        paragraphs: [words.lateText],
        facts: late.map(({ number, times: { expectedFrom, expectedBy } }) => [
          number,
          expectedFrom && expectedBy
            ? words.latePromised({ days: daysText({ from: expectedFrom, by: expectedBy }, STAFF_LANGUAGE) })
            : '',
        ]),
        action: { label: words.openCalendar, url: `${publicUrl}/desk/calendar` },
        reason: words.lateReason,
      },
      publicUrl,
      STAFF_LANGUAGE,
    ),
  }
  // The outbox takes it once for each day, whichever process comes first.
  await deps.database.orm.transaction((tx) =>
    deps.emails.write(tx, { kind: 'desk-late', about: shopDay(now), letter, at: now }),
  )
}
