import { describe, expect, it } from 'vitest'

import { framed } from './framed-picture.ts'

describe('a whole picture in the proportions of a rug', () => {
  it('lies in the middle of the smallest frame that has all of it', () => {
    expect(framed({ width: 1000, height: 1000 }, 5 / 8)).toEqual({
      frame: { width: 1000, height: 1600 },
      left: 0,
      top: 300,
      width: 1000,
      height: 1000,
    })
    expect(framed({ width: 400, height: 800 }, 5 / 8)).toMatchObject({
      frame: { width: 500, height: 800 },
      left: 50,
      top: 0,
    })
  })

  it('is made smaller where the frame is finer than any rug', () => {
    const { frame, width, top } = framed({ width: 8192, height: 8192 }, 5 / 8)
    expect(frame).toEqual({ width: 2560, height: 4096 })
    expect({ width, top }).toEqual({ width: 2560, top: 768 })
  })
})
