import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = { readonly calls: string; readonly args: readonly string[] }

/** What the fake answers to a question, or how it fails. */
export type Script =
  | { readonly says: readonly string[] }
  | Call
  | { readonly together: readonly Call[]; readonly isOneIndex?: boolean }
  | { readonly status: number; readonly retryAfter?: string }
  | { readonly breaksOffAfter: string }
  | { readonly isCutOffAfter: string }
  | { readonly fallsSilentAfter: string }
  | { readonly neverAnswers: true }
  | { readonly pingsForever: true }
  | { readonly saysForever: string }
  | { readonly raw: string }

type Message = {
  readonly role: string
  readonly content: string
  readonly tool_calls?: readonly { readonly id: string }[]
  readonly tool_call_id?: string
}

type Asked = {
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly max_tokens: number
    readonly messages: readonly Message[]
    readonly tools: readonly { readonly function: { readonly name: string; readonly parameters: object } }[]
  }
}

/**
 * A loopback endpoint that streams chat completions like OpenAI's: a role first, then pieces, a finish, `[DONE]`. It refuses
 * what OpenAI's refuses: a result without its call, a call without its result.
 */
export async function chatEndpoint() {
  const requests: Asked[] = []
  const left: ServerResponse[] = []
  let scripts: readonly Script[] = [{ says: ['[0]'] }]
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const body = JSON.parse(text) as Asked['body']
      requests.push({ authorization: request.headers.authorization, body })
      if (!isWellFormed(body.messages))
        return response.writeHead(400).end('{"error":{"message":"tool calls"}}')
      const [script = { says: ['[0]'] }, ...rest] = scripts
      if (rest.length > 0) scripts = rest
      response.on('close', () => left.push(response))
      return play(script, response)
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
    /** Responses that are over, ended by either side. */
    over: left,
    /** Answers for the next questions; the last one stays. */
    next: (...what: readonly Script[]) => {
      scripts = what
    },
    close,
  }
}

function play(script: Script, response: ServerResponse): unknown {
  if ('status' in script) {
    const headers = script.retryAfter === undefined ? {} : { 'retry-after': script.retryAfter }
    return response.writeHead(script.status, headers).end('{"error":{"message":"no"}}')
  }
  if ('neverAnswers' in script) return undefined
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('raw' in script) return response.end(script.raw)
  if ('pingsForever' in script) return repeat(response, ': ping\n\n')
  if ('saysForever' in script) return repeat(response, `data: ${piece({ content: script.saysForever })}\n\n`)
  for (const event of eventsOf(script)) response.write(`data: ${event}\n\n`)
  if ('breaksOffAfter' in script) return response.destroy()
  if ('fallsSilentAfter' in script) return undefined
  return response.end('data: [DONE]\n\n')
}

function repeat(response: ServerResponse, text: string): void {
  const timer = setInterval(() => response.write(text), 5)
  response.on('close', () => clearInterval(timer))
}

type Spoken = Exclude<
  Script,
  | { status: number }
  | { raw: string }
  | { neverAnswers: true }
  | { pingsForever: true }
  | { saysForever: string }
>

function eventsOf(script: Spoken): readonly string[] {
  if ('breaksOffAfter' in script) return [piece({ content: script.breaksOffAfter })]
  if ('fallsSilentAfter' in script) return [piece({ content: script.fallsSilentAfter })]
  if ('isCutOffAfter' in script) return [piece({ content: script.isCutOffAfter }), piece({}, 'length')]
  if ('says' in script)
    return [
      piece({ role: 'assistant', content: '' }),
      ...script.says.map((content) => piece({ content })),
      piece({}, 'stop'),
    ]
  const calls = 'together' in script ? script.together : [script]
  const isOneIndex = 'together' in script && script.isOneIndex === true
  return [
    ...calls.flatMap((call, at) => callEvents(call, isOneIndex ? 0 : at, `call_${at + 1}`)),
    piece({}, 'tool_calls'),
  ]
}

function callEvents({ calls, args }: Call, index: number, id: string): readonly string[] {
  const [first = '', ...rest] = args
  const call = (part: object) => piece({ tool_calls: [{ index, ...part }] })
  return [
    call({ id, type: 'function', function: { name: calls, arguments: first } }),
    ...rest.map((args) => call({ function: { arguments: args } })),
  ]
}

function isWellFormed(messages: readonly Message[]): boolean {
  return messages.every(({ role, tool_calls, tool_call_id }, at) => {
    const answered = (tool_calls ?? []).every(({ id }) =>
      messages.slice(at + 1).some((message) => message.role === 'tool' && message.tool_call_id === id),
    )
    const requested =
      role !== 'tool' ||
      messages.slice(0, at).some((message) => message.tool_calls?.some(({ id }) => id === tool_call_id))
    return answered && requested
  })
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
