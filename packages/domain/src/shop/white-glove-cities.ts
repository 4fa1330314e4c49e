/** Cities with white glove service, by country; null for selected cities in the other countries of the region. */
export const WHITE_GLOVE_CITIES = [
  { region: 'uae', country: 'AE', cities: ['Dubai', 'Abu Dhabi'] },
  { region: 'europe', country: 'GB', cities: ['London'] },
  { region: 'north-america', country: 'US', cities: ['New York', 'Los Angeles'] },
  { region: 'asia-pacific', country: 'AU', cities: ['Sydney', 'Melbourne'] },
  { region: 'europe', country: null, cities: ['select European capitals'] },
] as const
