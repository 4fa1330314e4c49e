import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import type { Booking } from './consultation-emails.ts'
import { invitation } from './invitation.ts'

const BOOKING: Booking = {
  id: '3f2a1b9c-0000-4000-8000-000000000000',
  kind: 'virtual',
  startsAt: new Date('2026-11-21T06:00:00Z'),
  name: 'Ada "the First", Countess; of\\Lovelace and a good deal longer than one line – 艾达 نول 👩🏽‍🎨👩🏽‍🎨👩🏽‍🎨',
  email: 'ada@example.com',
  phone: null,
  language: 'en',
  timeZone: 'Europe/London',
  message: null,
}
const made = (method: 'REQUEST' | 'CANCEL', booking = BOOKING) =>
  invitation(booking, {
    method,
    organizer: 'support@nawl.example',
    host: 'nawl.example',
    showroom: { en: '1 Loom Street, Dubai', ar: 'شارع النول 1، دبي' },
    at: new Date('2026-11-20T08:00:00Z'),
    language: 'en',
  }).content

function eventIn(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString()
  return { method: calendar.getFirstPropertyValue('method'), event, value }
}

describe('the calendar entry of a consultation', () => {
  it('contains time in UTC, place and people', () => {
    const { method, event, value } = eventIn(made('REQUEST'))
    expect(method).toBe('REQUEST')
    expect(value('uid')).toBe('3f2a1b9c-0000-4000-8000-000000000000@nawl.example')
    expect(value('sequence')).toBe('0')
    expect(value('status')).toBe('CONFIRMED')
    expect([value('dtstart'), value('dtend')]).toEqual(['2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z'])
    expect(value('location')).toBe('Video call; we will e-mail you the link before it starts')
    expect(value('organizer')).toBe('mailto:support@nawl.example')
    expect(event?.getFirstProperty('attendee')?.getFirstParameter('cn')).toContain('艾达 نول 👩🏽‍🎨')
  })

  it('gives the showroom’s address for a visit in person', () => {
    const { value } = eventIn(made('REQUEST', { ...BOOKING, kind: 'in-person' }))
    expect(value('location')).toBe('Nawl showroom, 1 Loom Street, Dubai')
  })

  it('is cancelled with the same id and the next sequence number', () => {
    const { method, value } = eventIn(made('CANCEL'))
    expect(method).toBe('CANCEL')
    expect(value('uid')).toBe('3f2a1b9c-0000-4000-8000-000000000000@nawl.example')
    expect(value('sequence')).toBe('1')
    expect(value('status')).toBe('CANCELLED')
  })

  it('follows RFC 5545: lines of at most 75 octets that end in CRLF', () => {
    const content = made('REQUEST')
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lengths = content.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  })

  it('escapes line breaks in a name', () => {
    const { event } = eventIn(made('REQUEST', { ...BOOKING, name: 'Ada\r\nATTENDEE:mailto:eve@example.com' }))
    expect(event?.getAllProperties('attendee')).toHaveLength(1)
  })
})
