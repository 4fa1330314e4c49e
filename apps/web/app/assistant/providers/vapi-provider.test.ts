import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { startProvider } from '../conversation/start-provider.ts'
import type { ProviderEvent } from './provider.ts'
import { type RoomFault, fakeRoom } from './fake-room.ts'
import { vapiProvider } from './vapi-provider.ts'

// The platform's real client, with a fake video room and a platform server on this machine.
const room = fakeRoom()
const { resolve, cache } = createRequire(createRequire(import.meta.url).resolve('@vapi-ai/web'))
const ROOM_MODULE = resolve('@daily-co/daily-js')

type Asked = { readonly authorization: string | undefined; readonly body: Record<string, unknown> }
const asked: Asked[] = []
let answerWith: () => number | Promise<number> = () => 201
let platform: Server
let baseUrl = ''

beforeAll(async () => {
  // Only the fields of a Node module that are read.
  cache[ROOM_MODULE] = { id: ROOM_MODULE, loaded: true, exports: room.module } as NodeJS.Module
  platform = createServer((request, response) => void makeCall(request, response))
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
})

async function makeCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await json(request)) as Asked['body']
  asked.push({ authorization: request.headers.authorization, body })
  response.writeHead(await answerWith(), { 'content-type': 'application/json' })
  response.end(JSON.stringify({ id: 'call-1', webCallUrl: 'https://rooms.example/1' }))
}

afterAll(() => {
  delete cache[ROOM_MODULE]
  platform.close()
})

beforeEach(() => {
  room.reset()
  asked.length = 0
  answerWith = () => 201
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function call(fetchClient?: () => Promise<unknown>) {
  const engine = vapiProvider({ publicKey: 'public', assistantId: 'nawl', baseUrl }, fetchClient)
  const events: ProviderEvent[] = []
  const told: string[] = []
  engine.on((event) => events.push(event))
  const controller = new AbortController()
  startProvider({
    engine,
    call: controller,
    context: () => ({ page: '/product/bab', rug: 'bab', palette: [{ hex: '#D5D6C8', name: 'Limewash' }] }),
    onJoined: () => told.push('joined'),
    onEnded: () => told.push('ended'),
    onFailed: (failure) => told.push(failure),
  })
  return { engine, events, told, controller }
}

async function inRoom() {
  const made = call()
  await vi.waitFor(() => expect(room.rooms[0]?.listenerCount('app-message')).toBe(1))
  const [current] = room.rooms
  if (!current) throw new Error('no room was made')
  return { ...made, room: current }
}

async function active() {
  const made = await inRoom()
  made.room.tell('listening')
  expect(made.told).toEqual(['joined'])
  return made
}

/** Resolves when the client's pending work is done. */
const settled = () => new Promise((done) => setImmediate(done))

describe('a call of the voice platform', () => {
  it('requests the shop’s assistant with its tools, and is active when that listens', async () => {
    const { told, room } = await inRoom()
    expect(told).toEqual([])
    expect(asked[0]?.authorization).toBe('Bearer public')
    expect(asked[0]?.body).toMatchObject({ assistantId: 'nawl' })
    const { assistantOverrides } = (asked[0]?.body ?? {}) as { assistantOverrides: Record<string, unknown[]> }
    expect(assistantOverrides['tools:append']).toContainEqual(
      expect.objectContaining({
        type: 'function',
        async: true,
        function: expect.objectContaining({ name: 'setColor' }),
      }),
    )
    room.tell('listening')
    expect(told).toEqual(['joined'])
  })

  it("shows both sides' transcripts, who speaks and how loud", async () => {
    const { events, room } = await active()
    room.tell({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello' })
    room.emit('remote-participants-audio-level', { participantsAudioLevel: { a: 0.075 } })
    room.emit('remote-participants-audio-level', { participantsAudioLevel: { a: 0.2, b: 0.2 } })
    expect(events).toContainEqual({ type: 'transcript', who: 'visitor', text: 'Hello', final: true })
    expect(events).toContainEqual({ type: 'phase', phase: 'speaking' })
    expect(events.filter(({ type }) => type === 'volume')).toEqual([
      { type: 'volume', level: 0.5 },
      { type: 'volume', level: 1 },
    ])
  })

  it('runs tools on the page and reports their results', async () => {
    const { events, room } = await active()
    const message = (args: unknown) => ({
      type: 'tool-calls',
      toolCallList: [{ id: 'c1', function: { name: 'listRugs', arguments: args } }],
    })
    room.tell(message({ colour: 'blues' }))
    room.tell(message('{"colour":"grey"}'))
    const tools = events.filter((event) => event.type === 'tool')
    expect(tools.map(({ call }) => call.args)).toEqual([{ colour: 'blues' }, { colour: 'grey' }])
    tools[0]?.tell({ ok: true, say: 'Blues Rugs: 12 designs.' })
    expect(JSON.stringify(room.sent)).toContain('Blues Rugs: 12 designs.')
    room.tell(message({ colour: 7 }))
    expect(events.filter((event) => event.type === 'tool')).toHaveLength(2)
    expect(JSON.stringify(room.sent)).toContain('not its arguments')
  })

  it('sends typed messages and mutes the microphone', async () => {
    const { engine, room } = await active()
    engine.sendText('Show me blue rugs')
    expect(room.sent).toContainEqual({
      type: 'add-message',
      message: { role: 'user', content: 'Show me blue rugs' },
    })
    engine.setMuted(true)
    expect(room.isMicrophoneOn).toBe(false)
    engine.setMuted(false)
    expect(room.isMicrophoneOn).toBe(true)
  })

  it('is ended by the person, who then receives no more events', async () => {
    const { told, controller, room } = await active()
    controller.abort()
    await settled()
    expect(room.state).toBe('destroyed')
    expect(told).toEqual(['joined'])
  })

  it('is ended by the platform', async () => {
    const first = await active()
    first.room.tell({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' })
    expect(first.told).toEqual(['joined', 'ended'])
    room.reset()
    const second = await active()
    second.room.emit('error', { errorMsg: 'Meeting has ended', message: 'Meeting has ended' })
    expect(second.told).toEqual(['joined', 'ended'])
    await settled()
    expect(second.room.state).toBe('destroyed')
  })

  it('breaks when the platform does', async () => {
    const { told, room } = await active()
    room.emit('error', new Error('the network is gone'))
    expect(told).toEqual(['joined', 'broken'])
    await settled()
    expect(room.state).toBe('destroyed')
  })
})

describe('a call that cannot be started', () => {
  it('reports a broken room while connecting', async () => {
    const join = room.holdJoin()
    const { told } = call()
    await join.reached
    room.rooms[0]?.emit('error', { type: 'error', errorMsg: 'network unreachable' })
    expect(told).toEqual(['broken'])
    join.letGo()
    await settled()
    expect(told).toEqual(['broken'])
    expect(room.rooms.map(({ state }) => state)).toEqual(['destroyed'])
  })

  it('reports a missing client when its script cannot be loaded', async () => {
    const { told } = call(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await vi.waitFor(() => expect(told).toEqual(['not-created']))
    expect(asked).toEqual([])
  })

  it.each([401, 500])('reports that the platform answered %i', async (status) => {
    answerWith = () => status
    const { told } = call()
    await vi.waitFor(() => expect(told).toEqual(['not-started']))
    expect(room.rooms).toEqual([])
  })

  it.each<RoomFault>(['creation', 'join'])('reports that the %s failed', async (fault) => {
    room.fail(fault)
    const { told } = call()
    await vi.waitFor(() => expect(told).toEqual(['not-started']))
    expect(room.rooms.every(({ state }) => state === 'destroyed')).toBe(true)
  })

  it('reports a missing assistant id', async () => {
    const engine = vapiProvider({ publicKey: 'public', assistantId: '', baseUrl })
    const told: string[] = []
    const warned = vi.spyOn(console, 'warn')
    startProvider({
      engine,
      call: new AbortController(),
      context: () => ({ page: '/' }),
      onJoined: () => told.push('joined'),
      onEnded: () => told.push('ended'),
      onFailed: (failure) => told.push(failure),
    })
    await vi.waitFor(() => expect(told).toEqual(['not-started']))
    expect(String(warned.mock.calls)).toContain('Assistant or Squad or Workflow must be provided.')
    expect(asked).toEqual([])
  })

  it.each<RoomFault>(['observer', 'processing'])(
    'is started all the same when only the %s fails',
    async (fault) => {
      room.fail(fault)
      const { told } = await active()
      await settled()
      expect(told).toEqual(['joined'])
    },
  )

  it('fails after 25 seconds without an assistant that listens', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { told, events } = call()
    await vi.waitFor(() => expect(room.rooms[0]?.state).toBe('joined-meeting'))
    await vi.advanceTimersByTimeAsync(24_000)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(told).toEqual(['not-started'])
    expect(room.rooms[0]?.state).toBe('destroyed')
    room.rooms[0]?.tell('listening')
    expect(events.some(({ type }) => type === 'active')).toBe(false)
  })
})

describe('a call stopped while connecting', () => {
  function connecting() {
    const engine = vapiProvider({ publicKey: 'public', assistantId: 'nawl', baseUrl })
    const events: ProviderEvent[] = []
    engine.on((event) => events.push(event))
    const controller = new AbortController()
    const started = engine.start(() => ({ page: '/' }), controller.signal)
    return { started, events, controller }
  }

  it('joins no room created afterwards', async () => {
    let answer = (_: number) => {}
    answerWith = () => new Promise((done) => (answer = done))
    const { started, events, controller } = connecting()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    controller.abort()
    answer(201)
    await started
    expect(room.rooms).toEqual([])
    expect(events).toEqual([])
  })

  it('leaves the room it was joining', async () => {
    const join = room.holdJoin()
    const { started, events, controller } = connecting()
    await join.reached
    controller.abort()
    join.letGo()
    await started
    expect(room.rooms.map(({ state }) => state)).toEqual(['destroyed'])
    expect(events).toEqual([])
  })

  it('creates no second room when started again meanwhile', async () => {
    const join = room.holdJoin()
    const first = connecting()
    await join.reached
    first.controller.abort()
    join.letGo()
    const second = connecting()
    await Promise.all([first.started, second.started])
    expect(room.rooms.map(({ state }) => state)).toEqual(['destroyed', 'joined-meeting'])
    second.controller.abort()
    await settled()
    expect(room.rooms.map(({ state }) => state)).toEqual(['destroyed', 'destroyed'])
  })
})
