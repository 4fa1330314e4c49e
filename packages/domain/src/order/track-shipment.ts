import type { Tracking } from './order.ts'

/** Carriers by the beginning of their name, with their tracking URL; the number is appended. */
const CARRIERS = [
  { name: 'aramex', page: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  { name: 'australia post', page: 'https://auspost.com.au/mypost/track/details/' },
  { name: 'dhl', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { name: 'fedex', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'gls', page: 'https://gls-group.com/track/' },
  { name: 'royal mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { name: 'ups', page: 'https://www.ups.com/track?tracknum=' },
  { name: 'usps', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
] as const

/** The carrier's page for a shipment, or null if the carrier is unknown. */
export function trackingUrl({ carrier, number }: Tracking): string | null {
  const called = `${carrier
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()} `
  const known = CARRIERS.find(({ name }) => called.startsWith(`${name} `))
  return known ? known.page + encodeURIComponent(number.replaceAll(/\s/g, '')) : null
}
