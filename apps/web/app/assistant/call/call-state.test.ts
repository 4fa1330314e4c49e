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
  it('connects when started and becomes active when the assistant listens', () => {
    expect(NO_CALL.status).toBe('idle')
    expect(after(start).status).toBe('connecting')
    expect(after(start, joined()).status).toBe('active')
  })

  it('ends without a notice when the person or the platform ends it', () => {
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

  it('reports failures in our own words', () => {
    expect(FAILURE_TEXTS).toEqual({
      'not-created': 'Failed to initialize AI Assistant.',
      'not-started': 'Failed to connect. Please try again.',
      broken: 'Connection failed. Please try again.',
    })
  })

  it('clears its notice when dismissed and when started again', () => {
    const broken = [start, failed('broken')]
    expect(after(...broken, { type: 'notice dismissed' })).toMatchObject({ status: 'idle', failure: null })
    expect(after(...broken, start)).not.toHaveProperty('failure')
  })

  it('shows its panel instead of starting twice', () => {
    const hidden = after(start, joined(), { type: 'panel toggled' })
    expect(hidden).toMatchObject({ status: 'active', panelShown: false, generation: 1 })
    expect(nextCall(hidden, { type: 'started', mode: 'text' })).toEqual({ ...hidden, panelShown: true })
  })
})

describe('late events of an earlier call', () => {
  const second = after(start, { type: 'stopped' }, start)

  it('do not connect the next one when it was stopped while connecting', () => {
    expect(second).toMatchObject({ status: 'connecting', generation: 2 })
    expect(nextCall(second, joined(1))).toBe(second)
    const stopped = after(start, { type: 'stopped' })
    expect(nextCall(stopped, joined(1))).toBe(stopped)
  })

  it('neither end nor fail the current one', () => {
    expect(nextCall(second, ended(1))).toBe(second)
    expect(nextCall(second, failed('broken', 1))).toBe(second)
  })

  it('are ignored after the end', () => {
    const over = after(start, joined(), ended())
    expect(nextCall(over, failed('broken'))).toBe(over)
    expect(nextCall(over, { type: 'panel toggled' })).toBe(over)
  })
})
