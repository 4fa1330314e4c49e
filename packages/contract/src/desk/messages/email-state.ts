import { z } from 'zod'

/** How far the e-mail of an answer or a letter is. */
export const emailState = z
  .enum(['waiting', 'sent', 'failed'])
  .nullable()
  .meta({ description: 'How far its e-mail is; null where there is none, or once its record is deleted' })
