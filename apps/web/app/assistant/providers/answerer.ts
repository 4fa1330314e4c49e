import type { AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'

/** Answers a message. `onText` receives the answer's text so far. Rejects on failure. */
export type Answerer = (
  request: AssistantRequest,
  signal: AbortSignal,
  onText: (soFar: string) => void,
) => Promise<AssistantReply>
