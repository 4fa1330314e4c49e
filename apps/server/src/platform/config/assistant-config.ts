import type { AssistantProvider } from '@nawl/contract/assistant/assistant'
import { z } from 'zod'
import { withoutTrailingSlashes } from './is-loopback.ts'

const key = z.string().min(1).optional()
const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `has to be an address like ${example}` }).optional()

/** Variables that choose the assistant's provider; without any, the local answerer. */
export const assistantEnvironment = {
  VAPI_PUBLIC_KEY: key,
  VAPI_ASSISTANT_ID: key,
  VAPI_BASE_URL: address('https://api.vapi.ai'),
  OPENAI_BASE_URL: address('https://api.openai.com/v1'),
  OPENAI_API_KEY: key,
  OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
}

/** An endpoint compatible with OpenAI's chat completions. */
export type ModelConfig = {
  readonly baseUrl: string
  readonly key: string | undefined
  readonly model: string
}

export type AssistantConfig = {
  readonly vapi: AssistantProvider['vapi']
  readonly model: ModelConfig | undefined
}

/** The voice platform needs both keys; a model needs an address, and a key only if its endpoint requires one. */
export function assistantConfig(given: z.output<z.ZodObject<typeof assistantEnvironment>>): AssistantConfig {
  const { VAPI_PUBLIC_KEY: publicKey, VAPI_ASSISTANT_ID: assistantId, VAPI_BASE_URL: baseUrl } = given
  return {
    vapi: publicKey && assistantId ? { publicKey, assistantId, ...(baseUrl ? { baseUrl } : {}) } : undefined,
    model: given.OPENAI_BASE_URL
      ? {
          baseUrl: withoutTrailingSlashes(given.OPENAI_BASE_URL),
          key: given.OPENAI_API_KEY,
          model: given.OPENAI_MODEL,
        }
      : undefined,
  }
}
