/** Where a country is chosen, and what choosing one is sent to. */
export const COUNTRY_PATH = '/country'
