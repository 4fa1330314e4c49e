import { problem } from '@nawl/contract/errors'

/** How the API's reference describes a refusal, whatever the call: one shape, told apart by its code. */
export const refusal = {
  description: 'What was wrong',
  content: { 'application/problem+json': { schema: problem } },
}
