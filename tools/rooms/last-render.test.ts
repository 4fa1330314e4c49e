import { expect, it } from 'vitest'

import { findLastRender } from './last-render.ts'

it('names the missing renders for --remix, and no other file', () => {
  expect(() => findLastRender([import.meta.filename])).not.toThrow()
  expect(() => findLastRender([import.meta.filename, 'var/rooms/none/empty.exr'])).toThrow(
    /^There is no var\/rooms\/none\/empty\.exr to mix anew/,
  )
})
