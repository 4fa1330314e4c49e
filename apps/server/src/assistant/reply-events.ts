import { Readable } from 'node:stream'

import type { AssistantReply } from '@nawl/contract/assistant/assistant'

/** A stream of `text` events during an answer, then a `reply` event with the whole of it. */
export function replyEvents(answer: (onText: (piece: string) => void) => Promise<AssistantReply>): Readable {
  const stream = new Readable({ read: () => {} })
  const send = (event: string, data: unknown) =>
    stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const run = async () => {
    try {
      send('reply', await answer((text) => void send('text', { text })))
      stream.push(null)
    } catch (error) {
      stream.destroy(error as Error)
    }
  }
  void run()
  return stream
}
