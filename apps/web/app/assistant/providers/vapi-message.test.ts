import { describe, expect, it } from 'vitest'

import { errorMeaning, isEnd, toolCallsIn, transcriptIn } from './vapi-message.ts'

describe('a message of the voice platform', () => {
  it('tells what is being said and what was said', () => {
    const said = { type: 'transcript', role: 'user', transcript: 'blue rugs' }
    expect(transcriptIn({ ...said, transcriptType: 'partial' })).toEqual({
      type: 'transcript',
      who: 'visitor',
      text: 'blue rugs',
      final: false,
    })
    expect(transcriptIn({ ...said, role: 'assistant', transcriptType: 'final' })).toMatchObject({
      who: 'assistant',
      final: true,
    })
    expect(transcriptIn({ ...said, type: 'transcript[transcriptType="final"]' })).toMatchObject({
      final: true,
    })
    expect(transcriptIn({ type: 'speech-update', role: 'user' })).toBeNull()
  })

  it('tells that the platform ended the call', () => {
    expect(isEnd({ type: 'status-update', status: 'ended' })).toBe(true)
    expect(isEnd({ type: 'status-update', status: 'in-progress' })).toBe(false)
  })

  it('calls tools with arguments as an object or as text', () => {
    const call = (args: unknown) => ({
      id: 'c1',
      type: 'function',
      function: { name: 'search', arguments: args },
    })
    const expected = [{ id: 'c1', name: 'search', args: { query: 'wool' } }]
    expect(toolCallsIn({ type: 'tool-calls', toolCallList: [call({ query: 'wool' })] })).toEqual(expected)
    expect(toolCallsIn({ type: 'tool-calls', toolCallList: [call('{"query":"wool"}')] })).toEqual(expected)
    expect(
      toolCallsIn({
        type: 'tool-calls',
        toolCalls: [{ id: 'c1', name: 'search', arguments: { query: 'wool' } }],
      }),
    ).toEqual(expected)
    expect(toolCallsIn({ type: 'tool-calls', toolCallList: [call('{')] })).toEqual([
      { id: 'c1', name: 'search', args: null },
    ])
    expect(toolCallsIn({ type: 'conversation-update' })).toEqual([])
  })
})

describe('an error of the voice platform', () => {
  it.each([
    'audio-processing-setup-error',
    'audio-processor-recovery-error',
    'audio-observer-setup-error',
    'video-recording-setup-error',
    'audio-start-failed',
  ])('lets the call go on: %s', (type) =>
    expect(errorMeaning({ type, error: { message: 'x' } })).toBe('harmless'),
  )

  it('is an end where the room was closed', () => {
    expect(
      errorMeaning({ type: 'daily-error', error: { message: 'x', errorMsg: 'Meeting has ended' } }),
    ).toBe('ended')
    expect(errorMeaning({ type: 'daily-error', error: { message: 'ejected', error: {} } })).toBe('ended')
  })

  it('breaks the call otherwise, whatever it looks like', () => {
    expect(errorMeaning({ type: 'daily-error', error: { message: 'network' } })).toBe('broken')
    for (const strange of [null, undefined, 'text', {}, { error: null }, { error: 'text' }])
      expect(errorMeaning(strange)).toBe('broken')
  })
})
