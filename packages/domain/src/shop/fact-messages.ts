import { PAYMENT_PROVIDERS } from '../order/payment-state.ts'
import {
  CANCEL_HOURS,
  CLAIM_DAYS,
  CONSULTATION_MINUTES,
  COUNTRIES_SHIPPED,
  DESIGN_CHANGE_HOURS,
  LARGEST_RUG_MM,
  PILE,
  POLICIES_UPDATED,
  RESPONSE_HOURS,
  SMALLEST_RUG_MM,
  VARIATION_PERCENT,
  VOLUME_DISCOUNTS,
  WARRANTY_YEARS,
  WEEKS,
  YOUNGEST_CUSTOMER_YEARS,
} from './facts.ts'
import { CUSTOMS_DOCUMENTS, FREE_SHIPPING_ABOVE_AED, SHIPPING_REGIONS } from './shipping-regions.ts'
import { WHITE_GLOVE_PLACES, WHITE_GLOVE_SERVICE } from './white-glove.ts'
import { SUPPORT_HOURS_TEXT } from './support-hours.ts'

const PROVIDERS = Object.values(PAYMENT_PROVIDERS)
const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)
const range = ([least, most]: readonly [number, number]) => `${least}-${most}`
const delivery = (wanted: (typeof SHIPPING_REGIONS)[number]['id']) =>
  SHIPPING_REGIONS.find(({ id }) => id === wanted)?.delivery ?? ''

/** The shop's facts as text within a sentence. Texts refer to them as `{{warrantyYears}}`, so all agree. */
export const FACT_MESSAGES = {
  fibre: PILE.fibre,
  pileHeight: `${range(PILE.heightMm)} mm`,
  productionWeeks: `${range(WEEKS.production)} weeks`,
  shippingWeeks: `${range(WEEKS.shipping)} weeks`,
  totalWeeks: `${range(WEEKS.total)} weeks`,
  cancelHours: `${CANCEL_HOURS} hours`,
  designChangeHours: `${DESIGN_CHANGE_HOURS} hours`,
  claimDays: `${CLAIM_DAYS} days`,
  responseHours: `${RESPONSE_HOURS} hours`,
  consultationMinutes: `${CONSULTATION_MINUTES} minutes`,
  warrantyYears: `${WARRANTY_YEARS}-year`,
  variation: `plus or minus ${VARIATION_PERCENT}%`,
  youngestYears: String(YOUNGEST_CUSTOMER_YEARS),
  policiesUpdated: POLICIES_UPDATED,
  countries: `over ${COUNTRIES_SHIPPED} countries`,
  payment: listed(PROVIDERS.flatMap(({ accepted }) => accepted ?? [])),
  paymentProviders: PROVIDERS.flatMap(({ recipient }) => recipient ?? []).join(', '),
  smallestRug: SMALLEST_RUG_MM.map((mm) => `${mm / 10}cm`).join(' x '),
  largestRug: [...LARGEST_RUG_MM]
    .toSorted((p, q) => p - q)
    .map((mm) => `${mm / 1000}m`)
    .join(' x '),
  volumeDiscounts: listed(VOLUME_DISCOUNTS.map(({ from, percent }) => `${percent}% from ${from} rugs`)),
  supportHours: SUPPORT_HOURS_TEXT,
  freeShippingAbove: `AED ${FREE_SHIPPING_ABOVE_AED.toLocaleString('en')}`,
  whiteGlovePlaces: listed(WHITE_GLOVE_PLACES),
  whiteGloveService: listed(WHITE_GLOVE_SERVICE),
  customsDocuments: listed(CUSTOMS_DOCUMENTS),
  deliveryUae: delivery('uae'),
  deliveryGcc: delivery('gcc'),
  deliveryEurope: delivery('europe'),
  deliveryNorthAmerica: delivery('north-america'),
  deliveryAsiaPacific: delivery('asia-pacific'),
  deliveryRestOfWorld: delivery('rest-of-world'),
} as const
