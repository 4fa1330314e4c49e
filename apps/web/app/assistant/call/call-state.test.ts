import { describe, expect, it } from 'vitest'

import {
  type CallEvent,
  type CallFailure,
  type CallState,
  FAILURE_TEXTS,
  NO_CALL,
  nextCall,
} from './call-state.ts'

const after = (...events: readonly CallEvent[]): CallState => events.reduce(nextCall, NO_CALL)
const start: CallEvent = { type: 'started', mode: 'voice' }
const joined = (generation = 1): CallEvent => ({ type: 'joined', generation })
const ended = (generation = 1): CallEvent => ({ type: 'ended', generation })
const failed = (failure: CallFailure, generation = 1): CallEvent => ({ type: 'failed', failure, generation })

describe('a call', () => {
  it('connects when it is started and is active when the assistant listens', () => {
    expect(NO_CALL.status).toBe('idle')
    expect(after(start).status).toBe('connecting')
    expect(after(start, joined()).status).toBe('active')
  })

  it('is over when the person or the platform ends it, and leaves no notice', () => {
    expect(after(start, joined(), { type: 'stopped' })).toMatchObject({ status: 'idle', failure: null })
    expect(after(start, joined(), ended())).toMatchObject({ status: 'idle', failure: null })
    expect(after(start, { type: 'stopped' })).toMatchObject({ status: 'idle', failure: null })
  })

  it.each(Object.keys(FAILURE_TEXTS) as CallFailure[])(
    'returns to idle with a notice when it is %s',
    (failure) => {
      for (const before of [[start], [start, joined()]])
        expect(after(...before, failed(failure))).toMatchObject({ status: 'idle', failure })
    },
  )

  it('says what went wrong in the words of the house', () => {
    expect(FAILURE_TEXTS).toEqual({
      'not-created': 'Failed to initialize AI Assistant.',
      'not-started': 'Failed to connect. Please try again.',
      broken: 'Connection failed. Please try again.',
    })
  })

  it('forgets its notice when that is dismissed, and when it is started again', () => {
    const broken = [start, failed('broken')]
    expect(after(...broken, { type: 'notice dismissed' })).toMatchObject({ status: 'idle', failure: null })
    expect(after(...broken, start)).not.toHaveProperty('failure')
  })

  it('does not start twice: asked for again it shows its panel', () => {
    const hidden = after(start, joined(), { type: 'panel toggled' })
    expect(hidden).toMatchObject({ status: 'active', panelShown: false, generation: 1 })
    expect(nextCall(hidden, { type: 'started', mode: 'text' })).toEqual({ ...hidden, panelShown: true })
  })
})

describe('what is heard of an earlier call', () => {
  const second = after(start, { type: 'stopped' }, start)

  it('does not join the next one, which was stopped while it connected', () => {
    expect(second).toMatchObject({ status: 'connecting', generation: 2 })
    expect(nextCall(second, joined(1))).toBe(second)
    const stopped = after(start, { type: 'stopped' })
    expect(nextCall(stopped, joined(1))).toBe(stopped)
  })

  it('neither ends nor fails it', () => {
    expect(nextCall(second, ended(1))).toBe(second)
    expect(nextCall(second, failed('broken', 1))).toBe(second)
  })

  it('says nothing after the end', () => {
    const over = after(start, joined(), ended())
    expect(nextCall(over, failed('broken'))).toBe(over)
    expect(nextCall(over, { type: 'panel toggled' })).toBe(over)
  })
})
