// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import { handedOn, handOn, handsOn } from './handed-on.ts'

afterEach(() => sessionStorage.clear())

it('hands the conversation on as text that can be edited, and nothing without one', () => {
  expect(handedOn()).toBeUndefined()
  handOn([
    { id: 0, who: 'assistant', text: 'Hello.' },
    { id: 1, who: 'visitor', text: 'It came torn.' },
  ])
  expect(handedOn()).toBe('\n\nMy conversation with the assistant:\n\nAssistant: Hello.\nMe: It came torn.')
})

it('hands on the end of a long one, so that the form takes it', () => {
  const long = Array.from(
    { length: 40 },
    (_, id) => ({ id, who: 'visitor', text: `${id} ${'x'.repeat(200)}` }) as const,
  )
  handOn(long)
  expect(handedOn()?.length).toBeLessThan(4000)
  expect(handedOn()).toContain('Me: 39 ')
  expect(handedOn()).not.toContain('Me: 0 ')
})

it('knows the link that hands on', () => {
  expect(handsOn('/contact?from=conversation')).toBe(true)
  expect(handsOn('/contact')).toBe(false)
})
