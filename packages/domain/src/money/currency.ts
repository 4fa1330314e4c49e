/** What prices can be shown in, with how a narrow place marks it and a list names it. Prices are kept in dollars and charged in dirhams. */
export const CURRENCIES = {
  USD: { sign: '$', name: '$ USD' },
  AED: { sign: 'AED', name: 'AED' },
} as const
export type Currency = keyof typeof CURRENCIES
