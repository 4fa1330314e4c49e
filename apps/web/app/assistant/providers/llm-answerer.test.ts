import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { llmAnswers } from './llm-answerer.ts'

let server: Server
let pieces: readonly string[] = []

beforeEach(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const next = (at: number) => {
      const piece = pieces[at]
      if (piece === undefined) response.end()
      else response.write(piece, () => setImmediate(next, at + 1))
    }
    next(0)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

async function ask() {
  const shown: string[] = []
  const signal = new AbortController().signal
  const reply = await llmAnswers({ text: 'Hello', context: { page: '/' } }, signal, (text) =>
    shown.push(text),
  )
  return { reply, shown }
}

describe('an answer from a language model', () => {
  it('is shown as it arrives and returned whole at the end, wherever the chunks are split', async () => {
    pieces = [
      'event: text\ndata: {"text":"Two "}\n',
      '\nevent: te',
      'xt\ndata: {"text":"weeks."}\n\nevent: reply\ndata: {"kind":"unknown","text":"Two weeks.","source":"/contact"}\n\n',
    ]
    const { reply, shown } = await ask()
    expect(shown).toEqual(['Two ', 'Two weeks.'])
    expect(reply).toEqual({ kind: 'unknown', text: 'Two weeks.', source: '/contact' })
  })

  it('is rejected when the stream stops in the middle', async () => {
    pieces = ['event: text\ndata: {"text":"Two "}\n\n']
    await expect(ask()).rejects.toThrow('in the middle')
  })
})
