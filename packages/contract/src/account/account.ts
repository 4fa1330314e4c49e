import { z } from 'zod'

/** The signed-in person. */
export const account = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Account = z.infer<typeof account>

/** GET /api/account */
export const accountAnswer = account.extend({
  isStaff: z.boolean().meta({ description: 'Whether the desk is open to them' }),
})
export type AccountAnswer = z.infer<typeof accountAnswer>

/** All data stored with an account; each district adds its own section. */
export const accountExport = z.looseObject({ exportedAt: z.iso.datetime(), account })

/** How and where a browser signs in. */
export const signInService = z.object({
  kind: z.enum(['google', 'local-google', 'hosted', 'off']).meta({
    description:
      'google: our service and Google; local-google: our service and a stand-in for Google on this machine; ' +
      'hosted: a hosted project; off: nobody can sign in here',
  }),
  url: z.string().meta({ description: 'Base address for auth-js, relative to the site where it is our own' }),
  apiKey: z
    .string()
    .meta({ description: 'To be sent as `apikey` and, by who is not signed in, as bearer token; public' }),
})
export type SignInService = z.infer<typeof signInService>
