import type { z } from 'zod'

/** The event in the body of a webhook; null for anything else. */
export function webhookEvent<Event>(schema: z.ZodType<Event>, body: Buffer): Event | null {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}
