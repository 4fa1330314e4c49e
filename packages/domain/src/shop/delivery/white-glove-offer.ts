import { shopHours, type ShopHours } from '../hours.ts'
import { DAY_MS } from '../../time/durations.ts'

/** A city in which two people may bring rugs in by appointment, as a place of addresses. */
type CityPlace = {
  readonly country: string
  readonly timeZone: string
  /** The emirate that it is all of; elsewhere the town of the address decides. */
  readonly region?: string
  /** How towns are written, folded: in English, in the language of the place, and in Arabic. */
  readonly towns: readonly string[]
}

/** Those of the specification by name, and capitals among which an owner selects. */
const CITIES = {
  dubai: { country: 'AE', timeZone: 'Asia/Dubai', region: 'Dubai', towns: [] },
  abuDhabi: { country: 'AE', timeZone: 'Asia/Dubai', region: 'Abu Dhabi', towns: [] },
  london: { country: 'GB', timeZone: 'Europe/London', towns: ['london', 'لندن'] },
  newYork: {
    country: 'US',
    timeZone: 'America/New_York',
    towns: ['new york', 'new york city', 'manhattan', 'brooklyn', 'queens', 'bronx', 'نيويورك'],
  },
  losAngeles: {
    country: 'US',
    timeZone: 'America/Los_Angeles',
    towns: ['los angeles', 'لوس انجلوس'],
  },
  sydney: { country: 'AU', timeZone: 'Australia/Sydney', towns: ['sydney', 'سيدني'] },
  melbourne: { country: 'AU', timeZone: 'Australia/Melbourne', towns: ['melbourne', 'ملبورن'] },
  amsterdam: { country: 'NL', timeZone: 'Europe/Amsterdam', towns: ['amsterdam', 'امستردام'] },
  berlin: { country: 'DE', timeZone: 'Europe/Berlin', towns: ['berlin', 'برلين'] },
  brussels: {
    country: 'BE',
    timeZone: 'Europe/Brussels',
    towns: ['brussels', 'bruxelles', 'brussel', 'بروكسل'],
  },
  madrid: { country: 'ES', timeZone: 'Europe/Madrid', towns: ['madrid', 'مدريد'] },
  paris: { country: 'FR', timeZone: 'Europe/Paris', towns: ['paris', 'باريس'] },
  rome: { country: 'IT', timeZone: 'Europe/Rome', towns: ['rome', 'roma', 'روما'] },
  vienna: { country: 'AT', timeZone: 'Europe/Vienna', towns: ['vienna', 'wien', 'فيينا'] },
} as const satisfies Record<string, CityPlace>

export type WhiteGloveCity = keyof typeof CITIES
export const WHITE_GLOVE_CITY_IDS = Object.keys(CITIES) as [WhiteGloveCity, ...WhiteGloveCity[]] // forgets its keys

/** Whole hours of a day at the city, from the first to the last: `9` to `13`. */
export type DeliveryWindow = { readonly from: number; readonly to: number }

/** What an owner offers in a city. */
export type WhiteGloveOffer = {
  readonly city: WhiteGloveCity
  /** Days of the week as in `Date.getUTCDay()`, Sunday first. */
  readonly weekdays: readonly number[]
  readonly windows: readonly DeliveryWindow[]
  /** Days between choosing and the first day that can be chosen. */
  readonly leadDays: number
  /** How many orders fit into a window. */
  readonly capacity: number
}

/** A window of a day of the city's calendar, such as `2027-01-20`. */
export type DeliverySlot = DeliveryWindow & { readonly city: WhiteGloveCity; readonly day: string }

/** How far ahead a day can be chosen, from the first on. */
const DAYS_AHEAD = 42

/** The city of an address, whether or not anything is offered there; null for other places. */
export function whiteGloveCity({
  country,
  city,
  region,
}: {
  readonly country: string
  readonly city: string
  readonly region: string
}): WhiteGloveCity | null {
  const town = fold(city)
  return (
    WHITE_GLOVE_CITY_IDS.find((id) => {
      const place: CityPlace = CITIES[id]
      if (place.country !== country) return false
      return place.region === undefined ? place.towns.includes(town) : place.region === region
    }) ?? null
  )
}

/** The day of the city's calendar at an instant. */
export function cityDay(city: WhiteGloveCity, at: Date): string {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: CITIES[city].timeZone, dateStyle: 'short' }).format(at)
}

/** All windows of an offer from so many days after today on, but for holidays of the shop, whose people bring the rug in the UAE. */
export function offeredSlots(
  offer: WhiteGloveOffer,
  now: Date,
  leadDays: number = offer.leadDays,
  { holidays }: Pick<ShopHours, 'holidays'> = shopHours(),
): readonly DeliverySlot[] {
  const { city, weekdays, windows } = offer
  const isHoliday = (day: string) =>
    CITIES[city].country === 'AE' && holidays.some(({ first, last }) => first <= day && day <= last)
  const today = Date.parse(`${cityDay(city, now)}T00:00:00Z`)
  return Array.from({ length: DAYS_AHEAD }, (_, n) => new Date(today + (leadDays + n) * DAY_MS)).flatMap(
    (at) => {
      const day = at.toISOString().slice(0, 10)
      if (!weekdays.includes(at.getUTCDay()) || isHoliday(day)) return []
      return windows.map(({ from, to }) => ({ city, day, from, to }))
    },
  )
}

/** Names a window of a day: what is full is counted by it. */
export const slotKey = ({ city, day, from, to }: DeliverySlot): string => `${city} ${day} ${from}-${to}`

/** Windows of a day that overlap or end before they begin cannot be offered. */
export function windowsFault(windows: readonly DeliveryWindow[]): number | null {
  const at = windows.findIndex(
    ({ from, to }, n) =>
      to <= from || windows.slice(0, n).some((other) => from < other.to && other.from < to),
  )
  return at < 0 ? null : at
}

/** Without accents, hamzas and case: Arabic is typed with and without. */
const fold = (town: string): string =>
  town.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[أإآ]/gu, 'ا').trim().toLowerCase()
