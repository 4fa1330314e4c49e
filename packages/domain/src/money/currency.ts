/** Display currencies: short symbols and names. Prices are stored in dollars and charged in dirhams. */
export const CURRENCIES = {
  USD: { sign: '$', name: '$ USD' },
  AED: { sign: 'AED', name: 'AED' },
} as const
export type Currency = keyof typeof CURRENCIES
