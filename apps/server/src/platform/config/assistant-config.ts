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
  OPENAI_FIRST_TOKEN_MS: z.coerce.number().int().min(100).max(25_000).default(2_000),
  OPENAI_DEADLINE_MS: z.coerce.number().int().min(1_000).max(25_000).default(12_000),
  OPENAI_MAX_TOKENS: z.coerce.number().int().min(50).max(4_000).default(400),
}

/** An endpoint compatible with OpenAI's chat completions. */
export type ModelConfig = {
  readonly baseUrl: string
  readonly key: string | undefined
  readonly model: string
  /** Longest silence: before the first token, and between two. */
  readonly patienceMs: number
  /** For a whole reply, with all rounds of tool calls. */
  readonly deadlineMs: number
  readonly maxTokens: number
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
          patienceMs: given.OPENAI_FIRST_TOKEN_MS,
          deadlineMs: given.OPENAI_DEADLINE_MS,
          maxTokens: given.OPENAI_MAX_TOKENS,
        }
      : undefined,
  }
}
