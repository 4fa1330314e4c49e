import { z } from 'zod'

import { email } from './correspondent.ts'
import { language } from '../shop/language.ts'
import { linkToken } from '../sales/link-token.ts'

export const subscribeRequest = z.strictObject({
  email,
  language: language.meta({ description: 'Language of the letters' }),
})

/** The same whether or not the address is known. */
export const subscribeResponse = z.object({ status: z.literal('check-your-mail') })

export const confirmRequest = z.strictObject({ token: linkToken })
export const confirmResponse = z.object({ status: z.literal('subscribed') })

export const unsubscribeQuery = z.object({ token: linkToken })
export const unsubscribeResponse = z.object({ status: z.literal('unsubscribed') })
