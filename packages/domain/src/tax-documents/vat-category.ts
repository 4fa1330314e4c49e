/** Categories of VAT (UNCL 5305): standard rate, zero rate, export, outside the scope of VAT. */
export const VAT_CATEGORIES = ['S', 'Z', 'G', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

type Supply = {
  /** The seller's tax registration number. */
  readonly trn: string | null
  readonly vatPercent: number
  /** Where the goods go, ISO 3166-1 alpha-2. */
  readonly country: string
}

/** The category of a whole order: all of it goes to one place. Who is not registered for tax supplies outside of VAT. */
export function vatCategory({ trn, vatPercent, country }: Supply): VatCategory {
  if (trn === null) return 'O'
  if (vatPercent > 0) return 'S'
  return country === 'AE' ? 'Z' : 'G'
}
