import { z } from 'zod'

/** GET /api/countries: countries that rugs are not shipped to. */
export const countriesResponse = z.object({
  notShippedTo: z.array(z.string()).readonly().meta({ description: 'ISO 3166-1 alpha-2' }),
})
export type CountriesResponse = z.infer<typeof countriesResponse>
