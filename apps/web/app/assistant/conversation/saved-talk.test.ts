// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { talkGoesOn } from '../talk-goes-on.ts'
import { forgetTalk, savedTalk, saveTalk } from './saved-talk.ts'

beforeEach(() => sessionStorage.clear())

const OPENING = { id: 0, who: 'assistant' as const, text: 'Hello.' }
const ASKED = { id: 1, who: 'visitor' as const, text: 'in Arabic please' }
const DONE = {
  id: 2,
  who: 'assistant' as const,
  text: 'Done.',
  undo: 'possible' as const,
  question: 'open' as const,
}

it('goes on with what was said, without what belonged to the page before, until it is forgotten', () => {
  saveTalk([OPENING, ASKED, DONE])
  expect(talkGoesOn()).toBe(true)
  expect(savedTalk()).toEqual([
    { who: 'assistant', text: 'Hello.' },
    { who: 'visitor', text: 'in Arabic please' },
    { who: 'assistant', text: 'Done.' },
  ])
  forgetTalk()
  expect(talkGoesOn()).toBe(false)
  expect(savedTalk()).toEqual([])
})

it('does not save an opening alone, and reads nothing that is no conversation', () => {
  saveTalk([OPENING])
  expect(talkGoesOn()).toBe(false)
  for (const broken of ['{', '{}', '[1, null, {"who":"shop","text":"x"}]']) {
    sessionStorage.setItem('nawl.talk', broken)
    expect(savedTalk()).toEqual([])
  }
})
