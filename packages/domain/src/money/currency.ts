/** Display currencies and their signs. Prices are stored in dollars and charged in dirhams. */
export const CURRENCIES = {
  USD: { sign: '$' },
  AED: { sign: 'AED' },
} as const
export type Currency = keyof typeof CURRENCIES
