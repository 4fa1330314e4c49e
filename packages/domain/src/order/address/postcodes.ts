/** The postcode format of a country. */
export type PostcodeRule = {
  /** What the country calls it. */
  readonly label: (typeof POSTCODE_LABELS)[number]
  /** Matches the whole text, ignoring case; letters are stored in capitals. */
  readonly pattern: string
  /** The number of digits, if it has nothing else. */
  readonly digits?: number
  /** Named for a mismatch, unless the number of digits says enough. */
  readonly example?: string
}

export const POSTCODE_LABELS = ['postcode', 'postalCode', 'eircode', 'zipCode'] as const

function digits(count: number): PostcodeRule {
  return { label: 'postcode', pattern: `\\d{${count}}`, digits: count }
}

/** Three digits and two separated by a blank, as in Prague, Stockholm and Athens. */
const THREE_AND_TWO: PostcodeRule = {
  label: 'postcode',
  pattern: '\\d{3} ?\\d{2}',
  digits: 5,
  example: '123 45',
}

/** Countries in which every address has a postcode of a known format. */
export const POSTCODES: Readonly<Record<string, PostcodeRule>> = {
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BG: digits(4),
  CA: {
    label: 'postalCode',
    pattern: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
    example: 'K1A 0B1',
  },
  CH: digits(4),
  CY: digits(4),
  CZ: THREE_AND_TWO,
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: {
    label: 'postcode',
    pattern: '(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})',
    example: 'SW1A 1AA',
  },
  GR: THREE_AND_TWO,
  HR: digits(5),
  HU: digits(4),
  IE: {
    label: 'eircode',
    pattern: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}',
    example: 'D02 X285',
  },
  IT: digits(5),
  JP: { label: 'postcode', pattern: '\\d{3}-?\\d{4}', example: '100-0001' },
  LT: { label: 'postcode', pattern: '(?:LT-?)?\\d{5}', example: 'LT-01103' },
  LU: { label: 'postcode', pattern: '(?:L-?)?\\d{4}', digits: 4 },
  LV: { label: 'postcode', pattern: '(?:LV-?)?\\d{4}', example: 'LV-1050' },
  MT: { label: 'postcode', pattern: '[A-Z]{3} ?\\d{4}', example: 'VLT 1117' },
  MX: digits(5),
  NL: { label: 'postcode', pattern: '\\d{4} ?[A-Z]{2}', example: '1012 AB' },
  NO: digits(4),
  NZ: digits(4),
  PL: { label: 'postcode', pattern: '\\d{2}-?\\d{3}', example: '00-950' },
  PT: { label: 'postcode', pattern: '\\d{4}-?\\d{3}', example: '1000-205' },
  RO: digits(6),
  SE: THREE_AND_TWO,
  SG: digits(6),
  SI: digits(4),
  SK: THREE_AND_TWO,
  US: {
    label: 'zipCode',
    pattern: '\\d{5}(?:-\\d{4})?',
    digits: 5,
  },
}

/** Countries without postcodes. */
export const WITHOUT_POSTCODE = ['AE', 'HK', 'QA'] as const

/** Position of the postcode: before the town, after it, after it and a comma, or on a line below. */
type PostcodePlace = 'before' | 'after' | 'after-comma' | 'below'

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
