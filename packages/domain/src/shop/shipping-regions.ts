/** Orders within the UAE above this many dirhams ship free of charge. */
export const FREE_SHIPPING_ABOVE_AED = 2000

/** Where we ship to. `delivery` counts from the day the rug leaves Dubai. */
export const SHIPPING_REGIONS = [
  {
    id: 'uae',
    name: 'UAE',
    countries: [],
    delivery: '5-7 business days',
    cost: 'Free on orders over AED 2,000',
    notes: 'White glove delivery in Dubai and Abu Dhabi',
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
    notes: 'White glove in London and select European capitals',
  },
  {
    id: 'north-america',
    name: 'North America',
    countries: ['USA', 'Canada', 'Mexico'],
    delivery: '12-16 days',
    cost: 'Calculated at checkout',
    notes: 'White glove in New York and Los Angeles',
  },
  {
    id: 'asia-pacific',
    name: 'Asia Pacific',
    countries: ['Australia', 'New Zealand', 'Singapore', 'Hong Kong', 'Japan'],
    delivery: '10-14 days',
    cost: 'Calculated at checkout',
    notes: 'White glove in Sydney and Melbourne',
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

/** Where two people bring the rug in and lay it. */
export const WHITE_GLOVE_PLACES = [
  'Dubai and Abu Dhabi',
  'London',
  'New York and Los Angeles',
  'Sydney and Melbourne',
  'select European capitals',
] as const

/** What white glove delivery is. */
export const WHITE_GLOVE_SERVICE = [
  'scheduled appointment',
  'unpacking and positioning',
  'packaging removal',
  'basic rug pad installation',
  'placement consultation',
] as const

/** What travels with a rug that crosses a border. */
export const CUSTOMS_DOCUMENTS = [
  'commercial invoice',
  'certificate of origin',
  'product description',
  'HS codes',
] as const
