/** The postcode format of a country. */
export type PostcodeRule = {
  readonly label: string
  /** Matches the whole text, ignoring case; letters are stored in capitals. */
  readonly pattern: string
  /** Shown for a mismatch. */
  readonly hint: string
}

function digits(count: number, label = 'Postcode'): PostcodeRule {
  const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? String(count)
  return { label, pattern: `\\d{${count}}`, hint: `A ${label.toLowerCase()} has ${word} digits.` }
}

/** Three digits and two separated by a blank, as in Prague, Stockholm and Athens. */
const THREE_AND_TWO: PostcodeRule = {
  label: 'Postcode',
  pattern: '\\d{3} ?\\d{2}',
  hint: 'A postcode has five digits, like 123 45.',
}

/** Countries in which every address has a postcode of a known format. */
export const POSTCODES: Readonly<Record<string, PostcodeRule>> = {
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BG: digits(4),
  CA: {
    label: 'Postal code',
    pattern: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
    hint: 'A postal code is like K1A 0B1.',
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
    label: 'Postcode',
    pattern: '(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})',
    hint: 'A postcode is like SW1A 1AA.',
  },
  GR: THREE_AND_TWO,
  HR: digits(5),
  HU: digits(4),
  IE: {
    label: 'Eircode',
    pattern: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}',
    hint: 'An Eircode is like D02 X285.',
  },
  IT: digits(5),
  JP: { label: 'Postcode', pattern: '\\d{3}-?\\d{4}', hint: 'A postcode is like 100-0001.' },
  LT: { label: 'Postcode', pattern: '(?:LT-?)?\\d{5}', hint: 'A postcode is like LT-01103.' },
  LU: { label: 'Postcode', pattern: '(?:L-?)?\\d{4}', hint: 'A postcode has four digits.' },
  LV: { label: 'Postcode', pattern: '(?:LV-?)?\\d{4}', hint: 'A postcode is like LV-1050.' },
  MT: { label: 'Postcode', pattern: '[A-Z]{3} ?\\d{4}', hint: 'A postcode is like VLT 1117.' },
  MX: digits(5),
  NL: { label: 'Postcode', pattern: '\\d{4} ?[A-Z]{2}', hint: 'A postcode is like 1012 AB.' },
  NO: digits(4),
  NZ: digits(4),
  PL: { label: 'Postcode', pattern: '\\d{2}-?\\d{3}', hint: 'A postcode is like 00-950.' },
  PT: { label: 'Postcode', pattern: '\\d{4}-?\\d{3}', hint: 'A postcode is like 1000-205.' },
  RO: digits(6),
  SE: THREE_AND_TWO,
  SG: digits(6),
  SI: digits(4),
  SK: THREE_AND_TWO,
  US: {
    label: 'ZIP code',
    pattern: '\\d{5}(?:-\\d{4})?',
    hint: 'A ZIP code has five digits.',
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
