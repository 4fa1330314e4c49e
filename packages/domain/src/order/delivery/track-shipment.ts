import type { Tracking } from '../order.ts'

/** Deliveries by the shop itself: without a tracking number, and named in each language. */
export const OWN_VAN = 'Own van'

/** What the customer collected at the workshop; in place of a tracking number stands the name of who did. */
export const COLLECTED = 'Collected'

type Carrier = {
  /** As staff choose it and customers see it. */
  readonly name: string
  /** How the name begins in small letters, without signs: staff may write others, such as `dhl express`. */
  readonly begins: string
  /** Its tracking page; the number is appended. Absent where no page takes one. */
  readonly page?: string
  /** Whether it can be a number of this carrier, where how one is made is published; without blanks, in capitals. */
  readonly isNumber?: (number: string) => boolean
}

/** The carriers that the shop knows, by name. Staff can write any other. */
const CARRIERS: readonly Carrier[] = [
  { name: 'Aramex', begins: 'aramex', page: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  {
    name: 'Australia Post',
    begins: 'australia post',
    page: 'https://auspost.com.au/mypost/track/details/',
  },
  { name: 'DHL', begins: 'dhl', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { name: 'Emirates Post', begins: 'emirates post', isNumber: isPostalNumber },
  {
    name: 'FedEx',
    begins: 'fedex',
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
    isNumber: (number) => /^(?:\d{12}|\d{15}|\d{20}|\d{22})$/.test(number),
  },
  { name: 'GLS', begins: 'gls', page: 'https://gls-group.com/track/' },
  {
    name: 'Royal Mail',
    begins: 'royal mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  },
  {
    name: 'SMSA Express',
    begins: 'smsa',
    page: 'https://www.smsaexpress.com/trackingdetails?tracknumbers=',
  },
  {
    name: 'UPS',
    begins: 'ups',
    page: 'https://www.ups.com/track?tracknum=',
    isNumber: (number) => !number.startsWith('1Z') || isUpsNumber(number),
  },
  { name: 'USPS', begins: 'usps', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
]

/** What staff choose from. */
export const CARRIER_NAMES: readonly string[] = [...CARRIERS.map(({ name }) => name), OWN_VAN]

/** The carrier's page for a shipment, or null if there is none. */
export function trackingUrl({ carrier, number }: Tracking): string | null {
  const { page } = carrierCalled(carrier) ?? {}
  return page && number !== '' ? page + encodeURIComponent(number.replaceAll(/\s/g, '')) : null
}

/** Whether a shipment can have this number: one of its carrier's, where that is published, and none only in the shop's own van. Nothing that leaves the workshop was collected there. */
export function fitsCarrier({ carrier, number }: Tracking): boolean {
  if (carrier === OWN_VAN) return true
  if (carrier === COLLECTED) return false
  const typed = number.replaceAll(/\s/g, '').toUpperCase()
  return typed !== '' && (carrierCalled(carrier)?.isNumber?.(typed) ?? true)
}

function carrierCalled(name: string): Carrier | undefined {
  const called = `${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()} `
  return CARRIERS.find(({ begins }) => called.startsWith(`${begins} `))
}

/** Standard S10 of the Universal Postal Union: `RR123456785AE`, the last digit a check on the eight before. */
function isPostalNumber(number: string): boolean {
  const [, digits, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? []
  if (digits === undefined || check === undefined) return false
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const sum = Array.from(digits).reduce((total, digit, n) => total + Number(digit) * (weights[n] ?? 0), 0)
  const rest = 11 - (sum % 11)
  return Number(check) === (rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

/** `1Z`, fifteen signs, and a digit that checks them: letters count from A as 2, every second sign twice. */
function isUpsNumber(number: string): boolean {
  const [, signs, check] = /^1Z([0-9A-Z]{15})(\d)$/.exec(number) ?? []
  if (signs === undefined || check === undefined) return false
  const valueOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10)
  const sum = Array.from(signs).reduce((total, sign, n) => total + valueOf(sign) * (n % 2 === 0 ? 1 : 2), 0)
  return Number(check) === (10 - (sum % 10)) % 10
}
