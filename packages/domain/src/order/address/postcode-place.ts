/** Position of the postcode: before the town, after it, after it and a comma, or on a line below. */
export type PostcodePlace = 'before' | 'after' | 'after-comma' | 'below'

// From the Universal Postal Union's address systems and Chromium's address data (libaddressinput).
const BEFORE = `AD AL AM AT AX AZ BA BE BG BL BY CH CR CU CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HN
  HR HT IL IS IT KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ MX MY MZ NC NE NI NL NO OM PF PH PL PM PT PY RE RO RS SE SI SJ
  SK SM SN TJ TM TN TR UY UZ VA VE WF YT`
const BELOW = 'BR CO GB GG GI HU IE IM JE KE LK RU SZ UA ZA FK SH PN'
const AFTER_COMMA = 'LV'

const PLACES: ReadonlyMap<string, PostcodePlace> = new Map([
  ...codes(BEFORE, 'before'),
  ...codes(BELOW, 'below'),
  ...codes(AFTER_COMMA, 'after-comma'),
])

/** A country's postcode position by its code; after the town if unknown. */
export function postcodePlace(country: string): PostcodePlace {
  return PLACES.get(country) ?? 'after'
}

function codes(text: string, place: PostcodePlace) {
  return text.split(/\s+/).map((code) => [code, place] as const)
}
