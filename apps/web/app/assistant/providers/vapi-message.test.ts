import { describe, expect, it } from 'vitest'

import { errorMeaning, isEnd, toolCallsIn, transcriptIn } from './vapi-message.ts'

describe('messages of the voice platform', () => {
  it('contain interim and final transcripts', () => {
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

  it('report that the platform ended the call', () => {
    expect(isEnd({ type: 'status-update', status: 'ended' })).toBe(true)
    expect(isEnd({ type: 'status-update', status: 'in-progress' })).toBe(false)
  })

  it('call tools with arguments as an object or as JSON text', () => {
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

describe('errors of the voice platform', () => {
  it.each([
    'audio-processing-setup-error',
    'audio-processor-recovery-error',
    'audio-observer-setup-error',
    'video-recording-setup-error',
    'audio-start-failed',
  ])('do not end the call: %s', (type) =>
    expect(errorMeaning({ type, error: { message: 'x' } })).toBe('harmless'),
  )

  it('end it when the room was closed', () => {
    expect(
      errorMeaning({ type: 'daily-error', error: { message: 'x', errorMsg: 'Meeting has ended' } }),
    ).toBe('ended')
    expect(errorMeaning({ type: 'daily-error', error: { message: 'ejected', error: {} } })).toBe('ended')
  })

  it('break it otherwise, whatever their format', () => {
    expect(errorMeaning({ type: 'daily-error', error: { message: 'network' } })).toBe('broken')
    for (const strange of [null, undefined, 'text', {}, { error: null }, { error: 'text' }])
      expect(errorMeaning(strange)).toBe('broken')
  })
})
