import { type Cents, halfUp } from './money.ts'

/** Currencies in which prices are also shown, for comparison, with their decimals (ISO 4217). */
export const LOCAL_CURRENCIES = { EUR: 2, GBP: 2, SAR: 2, QAR: 2, KWD: 3, JPY: 0 } as const
export type LocalCurrency = keyof typeof LOCAL_CURRENCIES
export const LOCAL_CURRENCY_CODES = Object.keys(LOCAL_CURRENCIES) as [LocalCurrency, ...LocalCurrency[]] // forgets its keys

/** Rates are stored in ten-thousandths. */
export const LOCAL_RATE_SCALE = 10_000

/** What a dollar is worth in a currency, and the day of the shop's calendar on which it was, `2026-11-28`. */
export type LocalRate = { readonly currency: LocalCurrency; readonly perUsd: number; readonly on: string }

/** ISO 3166-1. The euro's are the members of the currency union and those that use it by agreement. */
const COUNTRIES: Readonly<Record<LocalCurrency, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA',
  GBP: 'GB GG IM JE',
  SAR: 'SA',
  QAR: 'QA',
  KWD: 'KW',
  JPY: 'JP',
}

/** The rate of a country's own currency; null if the shop has none. */
export function localRate(country: string, rates: readonly LocalRate[]): LocalRate | null {
  return rates.find(({ currency }) => COUNTRIES[currency].split(' ').includes(country)) ?? null
}

/** A price in a local currency, rounded half up to its decimals: `123.456` for KWD. */
export function localAmount(usd: Cents, { currency, perUsd }: LocalRate): string {
  const decimals = LOCAL_CURRENCIES[currency]
  const minorUnits = halfUp(usd * perUsd * 10 ** decimals, 100 * LOCAL_RATE_SCALE)
  return (minorUnits / 10 ** decimals).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}
