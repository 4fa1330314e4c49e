import { expect, it } from 'vitest'

import {
  cityDay,
  offeredSlots,
  whiteGloveCity,
  windowsFault,
  type WhiteGloveOffer,
} from './white-glove-offer.ts'

const place = (country: string, city: string, region = '') => whiteGloveCity({ country, city, region })

it('knows the city of an address by its emirate, or by its town as people write it', () => {
  expect(place('AE', 'Al Barsha', 'Dubai')).toBe('dubai')
  expect(place('AE', 'دبي', 'Abu Dhabi')).toBe('abuDhabi')
  expect(place('AE', 'Sharjah', 'Sharjah')).toBeNull()
  expect(place('GB', ' LONDON ')).toBe('london')
  expect(place('US', 'Brooklyn', 'NY')).toBe('newYork')
  expect(place('AT', 'Wien')).toBe('vienna')
  expect(place('US', 'لوس أنجلوس', 'CA')).toBe('losAngeles')
  expect(place('CA', 'London', 'ON')).toBeNull()
  expect(place('GB', 'Londonderry')).toBeNull()
})

const DUBAI: WhiteGloveOffer = {
  city: 'dubai',
  weekdays: [0, 3],
  windows: [
    { from: 9, to: 13 },
    { from: 14, to: 18 },
  ],
  leadDays: 2,
  capacity: 1,
}
/** A Friday; in Dubai it is Saturday. */
const NOW = new Date('2027-01-01T21:00:00.000Z')
const NONE = { holidays: [] }

it('offers its windows on its days, from so many days after today on', () => {
  const slots = offeredSlots(DUBAI, NOW, DUBAI.leadDays, NONE)
  expect(slots.slice(0, 3)).toEqual([
    { city: 'dubai', day: '2027-01-06', from: 9, to: 13 },
    { city: 'dubai', day: '2027-01-06', from: 14, to: 18 },
    { city: 'dubai', day: '2027-01-10', from: 9, to: 13 },
  ])
  expect(slots.at(-1)?.day).toBe('2027-02-14')
})

it('counts days by the calendar of the city', () => {
  expect([cityDay('dubai', NOW), cityDay('newYork', NOW)]).toEqual(['2027-01-02', '2027-01-01'])
  expect(cityDay('sydney', new Date('2027-01-01T13:00:00.000Z'))).toBe('2027-01-02')
})

it('leaves out holidays of the shop where its own people come', () => {
  const closed = { holidays: [{ first: '2027-01-05', last: '2027-01-10' }] }
  expect(offeredSlots(DUBAI, NOW, 0, closed).map(({ day }) => day)).not.toContain('2027-01-06')
  const london = { ...DUBAI, city: 'london' } as const
  expect(offeredSlots(london, NOW, 0, closed).map(({ day }) => day)).toContain('2027-01-06')
})

it('knows windows that end before they begin, or overlap', () => {
  expect(windowsFault(DUBAI.windows)).toBeNull()
  expect(windowsFault([{ from: 13, to: 9 }])).toBe(0)
  expect(windowsFault([...DUBAI.windows, { from: 12, to: 15 }])).toBe(2)
})
