import { describe, expect, it } from 'vitest'

import { askForNewsletter, confirmNewsletter, type Subscription } from './subscription.ts'

const NEW: Subscription = { status: 'pending', round: 1, mails: 0, mailedAt: null }
const at = (minutes: number) => new Date(minutes * 60_000)

/** Which of the given minutes somebody who asks in all of them is sent a mail in. */
function mailedIn(minutes: readonly number[]): number[] {
  let subscription = NEW
  return minutes.filter((minute) => {
    const asked = askForNewsletter(subscription, at(minute))
    subscription = asked.subscription
    return asked.mail !== null
  })
}

describe('asking for the newsletter', () => {
  it('is answered by one mail in ten minutes, then twenty, then forty', () => {
    const everyMinute = Array.from({ length: 75 }, (_, minute) => minute)
    expect(mailedIn(everyMinute)).toEqual([0, 10, 30, 70])
  })

  it('is answered once a day at last', () => {
    const everyTenMinutes = Array.from({ length: 10 * 144 }, (_, index) => index * 10)
    const [last = 0, before = 0] = mailedIn(everyTenMinutes).toReversed()
    expect(last - before).toBe(24 * 60)
  })

  it('reminds who has it of having it', () => {
    const { mail, subscription } = askForNewsletter({ ...NEW, status: 'subscribed' }, at(0))
    expect(mail).toBe('already')
    expect(subscription.status).toBe('subscribed')
  })

  it('begins anew after leaving, and links of the time before do nothing', () => {
    const { mail, subscription } = askForNewsletter({ ...NEW, status: 'unsubscribed' }, at(0))
    expect(mail).toBe('confirm')
    expect(subscription).toMatchObject({ status: 'pending', round: 2 })
    expect(confirmNewsletter(subscription, 1)).toEqual({ ok: false, reason: 'expired' })
    expect(confirmNewsletter(subscription, 2)).toMatchObject({ ok: true, changed: true })
  })
})

describe('confirming', () => {
  it('subscribes once, and is right the second time too', () => {
    const first = confirmNewsletter(NEW, 1)
    expect(first).toMatchObject({ ok: true, changed: true, subscription: { status: 'subscribed' } })
    expect(first.ok && confirmNewsletter(first.subscription, 1)).toMatchObject({ ok: true, changed: false })
  })

  it('does not bring back who has left', () => {
    expect(confirmNewsletter({ ...NEW, status: 'unsubscribed' }, 1)).toEqual({ ok: false, reason: 'expired' })
  })
})
