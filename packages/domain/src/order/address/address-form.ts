import type { Country } from '../../shop/countries/countries.ts'
import { POSTCODES, type PostcodeRule, WITHOUT_POSTCODE, postcodePlace } from './postcodes.ts'

export const ADDRESS_FIELDS = ['name', 'phone', 'line1', 'line2', 'city', 'region', 'postcode'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** What countries call their regions. */
export type RegionLabel =
  | 'emirate'
  | 'stateOrTerritory'
  | 'provinceOrTerritory'
  | 'district'
  | 'county'
  | 'province'
  | 'prefecture'
  | 'state'

/** A field of an address form. */
export type FormField = {
  readonly name: AddressField
  /** Its name to people; one field can have several, by country. */
  readonly label: Exclude<AddressField, 'region'> | RegionLabel | PostcodeRule['label']
  readonly required: boolean
  /** The `autocomplete` attribute. */
  readonly autocomplete: string
  readonly longest: number
  /** The possible values, if limited. */
  readonly options?: readonly string[]
  /** A pattern for the whole text, ignoring case; a postcode's says what it looks like. */
  readonly rule?: Pick<PostcodeRule, 'pattern' | 'digits' | 'example'>
}

/** The address fields for a country, in the order in which they are filled in. */
export function addressForm({ code }: Pick<Country, 'code'>): readonly FormField[] {
  const order = postcodePlace(code) === 'before' ? POSTCODE_FIRST : ADDRESS_FIELDS
  return order.flatMap((name) => {
    if (name === 'region') return regionField(code)
    return name === 'postcode' ? postcodeField(code) : [{ ...COMMON[name], name }]
  })
}

/** Countries in which the postcode precedes the town, so it is asked for first. */
const POSTCODE_FIRST = ADDRESS_FIELDS.filter((field) => field !== 'postcode').flatMap(
  (field): readonly AddressField[] => (field === 'city' ? ['postcode', field] : [field]),
)

const COMMON = {
  name: { label: 'name', required: true, autocomplete: 'shipping name', longest: 80 },
  phone: {
    label: 'phone',
    required: false,
    autocomplete: 'shipping tel',
    longest: 32,
    rule: { pattern: '\\+?[\\d \\(\\).\\/\\-]{5,}' },
  },
  line1: { label: 'line1', required: true, autocomplete: 'shipping address-line1', longest: 120 },
  line2: {
    label: 'line2',
    required: false,
    autocomplete: 'shipping address-line2',
    longest: 120,
  },
  city: { label: 'city', required: true, autocomplete: 'shipping address-level2', longest: 80 },
} as const

type RegionRule = {
  readonly label: RegionLabel
  readonly options?: readonly string[]
  readonly optional?: true
}

/** Countries whose addresses contain a region. Elsewhere the field is omitted. */
const REGIONS: Readonly<Record<string, RegionRule>> = {
  AE: {
    label: 'emirate',
    options: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
  },
  AU: {
    label: 'stateOrTerritory',
    options: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  },
  CA: {
    label: 'provinceOrTerritory',
    options: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  },
  HK: { label: 'district' },
  IE: { label: 'county', optional: true },
  IT: { label: 'province', optional: true },
  JP: { label: 'prefecture' },
  MX: { label: 'state' },
  US: { label: 'state' },
}

function regionField(code: string): FormField[] {
  const rule = REGIONS[code]
  if (!rule) return []
  const { label, options, optional } = rule
  const field = {
    name: 'region',
    label,
    required: optional !== true,
    autocomplete: 'shipping address-level1',
    longest: 80,
  } as const
  return [options ? { ...field, options } : field]
}

function postcodeField(code: string): FormField[] {
  const rule = POSTCODES[code]
  if (WITHOUT_POSTCODE.some((without) => without === code)) return []
  const field = { name: 'postcode', autocomplete: 'shipping postal-code', longest: 16 } as const
  if (!rule) return [{ ...field, label: 'postcode', required: false }]
  return [{ ...field, label: rule.label, required: true, rule }]
}
