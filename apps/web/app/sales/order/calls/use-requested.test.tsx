import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { CallResult } from './call-json.ts'
import { useRequested } from './use-requested.ts'

it('keeps what it shows when a later request for the same thing gets no answer', async () => {
  const answers: CallResult<string>[] = [
    { ok: true, answer: 'shown' },
    { ok: false, fault: 'no-answer' },
    { ok: false, fault: 'no-answer' },
  ]
  const ask = async () => answers.shift()!
  const { result, rerender } = renderHook(({ key }) => useRequested(key, ask), {
    initialProps: { key: 'one' },
  })
  await waitFor(() => expect(result.current.called).toEqual({ ok: true, answer: 'shown' }))
  await act(async () => result.current.again())
  expect(answers).toHaveLength(1)
  expect(result.current).toMatchObject({ called: { ok: true, answer: 'shown' }, isFresh: true })
  rerender({ key: 'another' })
  await waitFor(() => expect(result.current.called).toEqual({ ok: false, fault: 'no-answer' }))
})
