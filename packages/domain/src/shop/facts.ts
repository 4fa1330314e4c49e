/** Facts stated by pages, checkout and assistant. Defined once, so that they cannot disagree. */
export const PILE = { fibre: 'New Zealand wool', heightMm: [12, 15] } as const
export const VARIATION_PERCENT = 3
export const WARRANTY_YEARS = 5
/** How many countries the texts say that rugs are sent to, at least. */
export const COUNTRIES_SHIPPED = 100
/** All that there are. Counted here, so that pages which only say a number do not load their names. */
export const COUNTRY_COUNT = 242

/** The number that is exceeded by the countries that are served: that of the texts, or a lower one where owners left out many. */
export function countriesOver(notShippedTo: readonly string[]): number {
  const served = COUNTRY_COUNT - notShippedTo.length
  if (served > COUNTRIES_SHIPPED) return COUNTRIES_SHIPPED
  return served > 20 ? Math.floor((served - 1) / 10) * 10 : Math.max(served - 1, 1)
}

/** Hours from the order for cancelling, and from the confirmation for changing the design. */
export const CANCEL_HOURS = 24
export const DESIGN_CHANGE_HOURS = 48
/** Days from delivery for claiming damage and defects, with photographs. */
export const CLAIM_DAYS = 7
export const RESPONSE_HOURS = 24
export const CONSULTATION_MINUTES = 60
export const YOUNGEST_CUSTOMER_YEARS = 18
/** Version of the terms that the shop comes with; every order records the version it was placed under. */
export const TERMS_VERSION = '2025-01'

/** Sides in millimetres, longer first: the smallest rug we make, and the largest. */
export const SMALLEST_RUG_MM = [900, 600] as const
export const LARGEST_RUG_MM = [15_000, 10_000] as const
