import { expect, it } from 'vitest'

import { CARRIER_NAMES, fitsCarrier, OWN_VAN, trackingUrl } from './track-shipment.ts'

it("links a tracking number to its carrier's page, however staff write the name", () => {
  expect(trackingUrl({ carrier: 'Aramex', number: '3512 0042' })).toBe(
    'https://www.aramex.com/track/results?ShipmentNumber=35120042',
  )
  for (const carrier of ['DHL', 'dhl express', 'DHL Global Forwarding'])
    expect(trackingUrl({ carrier, number: '1' })).toMatch(/^https:\/\/www\.dhl\.com\//)
  expect(trackingUrl({ carrier: ' Fed-Ex  International', number: 'A&B' })).toContain('trknbr=A%26B')
})

it('returns null for an unknown carrier', () => {
  expect(trackingUrl({ carrier: 'Our own van', number: '1' })).toBeNull()
  expect(trackingUrl({ carrier: 'Upstairs Movers', number: '1' })).toBeNull()
})

it('knows the numbers of carriers that publish how they are made', () => {
  const fits = (carrier: string, ...numbers: string[]) =>
    numbers.map((number) => fitsCarrier({ carrier, number }))
  // The examples of UPS and of the Universal Postal Union, then with another check digit.
  expect(fits('UPS', '1Z 5R8 939 09 0020 2384', '1Z5R89390900202385')).toEqual([true, false])
  expect(fits('Emirates Post', 'RR473124829AE', 'RR473124828AE', '473124829')).toEqual([true, false, false])
  expect(fits('FedEx', '9632 0000 1234', '123')).toEqual([true, false])
  expect(fits('Aramex', '35120042', '')).toEqual([true, false])
  expect(fits('Upstairs Movers', 'any', '')).toEqual([true, false])
})

it('needs no number in the shop’s own van', () => {
  expect(CARRIER_NAMES).toContain(OWN_VAN)
  expect(fitsCarrier({ carrier: OWN_VAN, number: '' })).toBe(true)
  expect(trackingUrl({ carrier: OWN_VAN, number: '' })).toBeNull()
})
