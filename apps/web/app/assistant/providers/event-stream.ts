export type StreamEvent = { readonly event: string; readonly data: unknown }

/** Parses a `text/event-stream` body as it arrives; each event contains JSON. */
export async function* eventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data !== undefined) yield { event: field('event') ?? 'message', data: JSON.parse(data) }
    }
  }
}
