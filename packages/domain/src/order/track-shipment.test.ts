import { expect, it } from 'vitest'

import { trackingUrl } from './track-shipment.ts'

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
