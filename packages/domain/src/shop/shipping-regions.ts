import { whiteGloveIn } from './white-glove-cities.ts'

/** Orders within the UAE above this amount in dirhams are shipped free. */
export const FREE_SHIPPING_ABOVE_AED = 2000

/** Shipping regions. `delivery` counts from dispatch in Dubai. */
export const SHIPPING_REGIONS = [
  {
    id: 'uae',
    name: 'UAE',
    countries: [],
    delivery: '5-7 business days',
    cost: 'Free on orders over AED 2,000',
    notes: whiteGloveIn('uae'),
  },
  {
    id: 'gcc',
    name: 'GCC',
    countries: ['Saudi Arabia', 'Kuwait', 'Qatar', 'Bahrain', 'Oman'],
    delivery: '7-10 days',
    cost: 'Calculated at checkout',
    notes: 'With tracking',
  },
  {
    id: 'europe',
    name: 'Europe',
    countries: ['EU', 'UK', 'Switzerland', 'Norway'],
    delivery: '10-14 days',
    cost: 'Calculated at checkout',
    notes: whiteGloveIn('europe'),
  },
  {
    id: 'north-america',
    name: 'North America',
    countries: ['USA', 'Canada', 'Mexico'],
    delivery: '12-16 days',
    cost: 'Calculated at checkout',
    notes: whiteGloveIn('north-america'),
  },
  {
    id: 'asia-pacific',
    name: 'Asia Pacific',
    countries: ['Australia', 'New Zealand', 'Singapore', 'Hong Kong', 'Japan'],
    delivery: '10-14 days',
    cost: 'Calculated at checkout',
    notes: whiteGloveIn('asia-pacific'),
  },
  {
    id: 'rest-of-world',
    name: 'Rest of world',
    countries: [],
    delivery: '14-21 days',
    cost: 'Contact for a quote',
    notes: 'We quote freight and insurance before you order',
  },
] as const

/** Documents that accompany an export. */
export const CUSTOMS_DOCUMENTS = [
  'commercial invoice',
  'certificate of origin',
  'product description',
  'HS codes',
] as const
