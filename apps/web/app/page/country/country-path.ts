/** The page for choosing a country; its form posts here too. */
export const COUNTRY_PATH = '/country'
