import { problem } from '@nawl/contract/errors'

/** The shape of every refusal in the API reference; the code tells them apart. */
export const refusal = {
  description: 'What was wrong',
  content: { 'application/problem+json': { schema: problem } },
}
