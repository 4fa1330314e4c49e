import type { AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'

/** Makes a reply of what was said. `onText` hears what there is of its words so far. Rejects when it cannot. */
export type Answerer = (
  request: AssistantRequest,
  signal: AbortSignal,
  onText: (soFar: string) => void,
) => Promise<AssistantReply>
