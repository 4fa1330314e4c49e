import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the fake answers to the next question, or how it fails. */
export type Script =
  | { readonly says: readonly string[] }
  | { readonly calls: string; readonly args: readonly string[] }
  | { readonly status: number }
  | { readonly breaksOffAfter: string }
  | { readonly raw: string }

type Asked = {
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly tools: readonly { readonly function: { readonly name: string; readonly parameters: object } }[]
  }
}

/** A loopback endpoint that streams chat completions like OpenAI's: a role first, then pieces, a finish, `[DONE]`. */
export async function chatEndpoint() {
  const requests: Asked[] = []
  let script: Script = { says: ['[0]'] }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push({ authorization: request.headers.authorization, body: JSON.parse(body) as Asked['body'] })
      if ('status' in script) return response.writeHead(script.status).end('{"error":{"message":"no"}}')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if ('raw' in script) return response.end(script.raw)
      for (const event of eventsOf(script)) response.write(`data: ${event}\n\n`)
      if ('breaksOffAfter' in script) return response.destroy()
      return response.end('data: [DONE]\n\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: requests,
    next: (what: Script) => {
      script = what
    },
    close,
  }
}

function eventsOf(script: Exclude<Script, { status: number } | { raw: string }>): readonly string[] {
  if ('breaksOffAfter' in script) return [piece({ content: script.breaksOffAfter })]
  if ('says' in script)
    return [
      piece({ role: 'assistant', content: '' }),
      ...script.says.map((content) => piece({ content })),
      piece({}, 'stop'),
    ]
  const [first = '', ...rest] = script.args
  const call = (part: object) => piece({ tool_calls: [{ index: 0, ...part }] })
  return [
    call({ id: 'call_1', type: 'function', function: { name: script.calls, arguments: first } }),
    ...rest.map((args) => call({ function: { arguments: args } })),
    piece({}, 'tool_calls'),
  ]
}

function piece(delta: object, finish: string | null = null): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  request.setEncoding('utf8')
  for await (const part of request) body += part as string
  return body
}
