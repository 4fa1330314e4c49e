import { describe, expect, it } from 'vitest'

import { askForNewsletter, confirmNewsletter, type Subscription } from './subscription.ts'

const NEW: Subscription = { status: 'pending', round: 1, mails: 0, mailedAt: null }
const at = (minutes: number) => new Date(minutes * 60_000)

/** The minutes in which an e-mail is sent, if somebody subscribes in each of the given minutes. */
function mailedIn(minutes: readonly number[]): number[] {
  let subscription = NEW
  return minutes.filter((minute) => {
    const asked = askForNewsletter(subscription, at(minute))
    subscription = asked.subscription
    return asked.mail !== null
  })
}

describe('subscribing to the newsletter', () => {
  it('sends one e-mail in ten minutes, then twenty, then forty', () => {
    const everyMinute = Array.from({ length: 75 }, (_, minute) => minute)
    expect(mailedIn(everyMinute)).toEqual([0, 10, 30, 70])
  })

  it('sends one e-mail a day at most after many attempts', () => {
    const everyTenMinutes = Array.from({ length: 10 * 144 }, (_, index) => index * 10)
    const [last = 0, before = 0] = mailedIn(everyTenMinutes).toReversed()
    expect(last - before).toBe(24 * 60)
  })

  it('tells existing subscribers that they are subscribed', () => {
    const { mail, subscription } = askForNewsletter({ ...NEW, status: 'subscribed' }, at(0))
    expect(mail).toBe('already')
    expect(subscription.status).toBe('subscribed')
  })

  it('starts again after unsubscribing, and invalidates earlier links', () => {
    const { mail, subscription } = askForNewsletter({ ...NEW, status: 'unsubscribed' }, at(0))
    expect(mail).toBe('confirm')
    expect(subscription).toMatchObject({ status: 'pending', round: 2 })
    expect(confirmNewsletter(subscription, 1)).toEqual({ ok: false, reason: 'expired' })
    expect(confirmNewsletter(subscription, 2)).toMatchObject({ ok: true, changed: true })
  })
})

describe('confirming', () => {
  it('subscribes once, and succeeds the second time too', () => {
    const first = confirmNewsletter(NEW, 1)
    expect(first).toMatchObject({ ok: true, changed: true, subscription: { status: 'subscribed' } })
    expect(first.ok && confirmNewsletter(first.subscription, 1)).toMatchObject({ ok: true, changed: false })
  })

  it('does not resubscribe somebody who has unsubscribed', () => {
    expect(confirmNewsletter({ ...NEW, status: 'unsubscribed' }, 1)).toEqual({ ok: false, reason: 'expired' })
  })
})
