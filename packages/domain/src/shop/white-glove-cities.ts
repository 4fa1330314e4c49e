/** Cities with white glove service, by country; null for selected cities in the other countries of the region. */
export const WHITE_GLOVE_CITIES = [
  { region: 'uae', country: 'AE', cities: ['Dubai', 'Abu Dhabi'] },
  { region: 'europe', country: 'GB', cities: ['London'] },
  { region: 'north-america', country: 'US', cities: ['New York', 'Los Angeles'] },
  { region: 'asia-pacific', country: 'AU', cities: ['Sydney', 'Melbourne'] },
  { region: 'europe', country: null, cities: ['select European capitals'] },
] as const

/** `White glove in London and select European capitals`: the cities of a region. */
export function whiteGloveIn(
  id: (typeof WHITE_GLOVE_CITIES)[number]['region'],
  cities: readonly string[] = WHITE_GLOVE_CITIES.filter(({ region }) => region === id).flatMap(
    (group): readonly string[] => group.cities,
  ),
): string {
  // In the UAE there is also other delivery.
  return `White glove${id === 'uae' ? ' delivery' : ''} in ${cities.join(' and ')}`
}
