import {
  PALETTE_TYPE,
  TEMPLATE_BEING_MADE,
  TEMPLATE_HEADER,
  TEMPLATE_NAME_HEADER,
} from '@nawl/contract/imaging/picture-template'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { replaceMultiple } from './color.ts'

const REQUEST = { imagePath: 'geometric/mizan.bmp', colorMappings: {}, tolerance: 15 }
const TEMPLATE = { name: 'rs-1', head: Uint8Array.of(1), tail: Uint8Array.of(3) }

/** Answers as the shop does: the palette to whoever holds or makes a template, else the picture; notes what was held. */
function shopWith(template: string) {
  const held: (string | null)[] = []
  const answer = async (_path: string, init: RequestInit) => {
    const name = new Headers(init.headers).get(TEMPLATE_HEADER)
    held.push(name)
    if (name !== template && name !== TEMPLATE_BEING_MADE) {
      return new Response(Uint8Array.of(9), { headers: { 'content-type': 'image/png' } })
    }
    const headers = { 'content-type': PALETTE_TYPE, [TEMPLATE_NAME_HEADER]: template }
    return new Response(Uint8Array.of(2), { headers })
  }
  vi.stubGlobal('fetch', answer)
  return held
}

async function bytesOf(template: Promise<typeof TEMPLATE | null>): Promise<readonly number[]> {
  const result = await replaceMultiple(REQUEST, template)
  if (!result.ok) throw new Error('no picture')
  return [...new Uint8Array(await result.answer.arrayBuffer())]
}

describe('a picture whose template', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterEach(() => void vi.unstubAllGlobals())

  it('is ready costs its palette', async () => {
    const held = shopWith('rs-1')
    expect(await bytesOf(Promise.resolve(TEMPLATE))).toEqual([1, 2, 3])
    expect(held).toEqual(['rs-1'])
  })

  it('is being made is asked for at once, and joined when that is ready', async () => {
    const held = shopWith('rs-1')
    let finish: (made: typeof TEMPLATE) => void = () => {}
    const picture = bytesOf(new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(held).toEqual([TEMPLATE_BEING_MADE]))
    finish(TEMPLATE)
    expect(await picture).toEqual([1, 2, 3])
    expect(held).toHaveLength(1)
  })

  it('turns out to be another than the server’s is fetched whole', async () => {
    const held = shopWith('rs-2')
    const late = new Promise<typeof TEMPLATE>((resolve) => setTimeout(resolve, 20, TEMPLATE))
    expect(await bytesOf(late)).toEqual([9])
    expect(held).toEqual([TEMPLATE_BEING_MADE, null])
  })

  it('cannot be made is fetched whole', async () => {
    const held = shopWith('rs-1')
    expect(await bytesOf(Promise.resolve(null))).toEqual([9])
    expect(held).toEqual([null])
  })
})
