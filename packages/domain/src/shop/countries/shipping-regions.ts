import { DEFAULT_PRICES, prices, type PriceList, type Region } from '../price-list.ts'

/** Shipping regions. What they cost and how long delivery takes, owners decide. */
export const SHIPPING_REGIONS = [
  {
    id: 'uae',
    name: 'UAE',
    countries: [],
  },
  {
    id: 'gcc',
    name: 'GCC',
    countries: ['Saudi Arabia', 'Kuwait', 'Qatar', 'Bahrain', 'Oman'],
  },
  {
    id: 'europe',
    name: 'Europe',
    countries: ['EU', 'UK', 'Switzerland', 'Norway'],
  },
  {
    id: 'north-america',
    name: 'North America',
    countries: ['USA', 'Canada', 'Mexico'],
  },
  {
    id: 'asia-pacific',
    name: 'Asia Pacific',
    countries: ['Australia', 'New Zealand', 'Singapore', 'Hong Kong', 'Japan'],
  },
  {
    id: 'rest-of-world',
    name: 'Rest of world',
    countries: [],
  },
] as const

/** `12-16 days`, counted from dispatch in Dubai. */
export function deliveryTime(region: Region, days: PriceList['days'] = DEFAULT_PRICES.days): string {
  return `${days[region].join('-')} ${region === 'uae' ? 'business days' : 'days'}`
}

/** What delivery costs, as the shipping page says it. */
export function deliveryCost(region: Region): string {
  if (region === 'rest-of-world') return 'Contact for a quote'
  if (region !== 'uae') return 'Calculated at checkout'
  return `Free on orders over AED ${(prices().uae.freeAbove / 100).toLocaleString('en')}`
}
