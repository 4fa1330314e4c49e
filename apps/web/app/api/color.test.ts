import {
  PALETTE_TYPE,
  TEMPLATE_COMPARED_LATER,
  TEMPLATE_HEADER,
  TEMPLATE_NAME_HEADER,
} from '@nawl/contract/imaging/picture-template'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { replaceMultiple } from './color.ts'

const REQUEST = { imagePath: 'geometric/mizan.bmp', colorMappings: {}, tolerance: 15 }
const TEMPLATE = { name: 'rs-1', head: Uint8Array.of(1), tail: Uint8Array.of(3) }

/** Answers as the shop does: the palette to whoever holds or makes a template, else the picture; notes what was held. */
function shopWith(template: string, isLaid = true) {
  const held: (string | null)[] = []
  const answer = async (_path: string, init: RequestInit) => {
    const name = new Headers(init.headers).get(TEMPLATE_HEADER)
    held.push(name)
    if (name !== template && name !== TEMPLATE_COMPARED_LATER) {
      return new Response(Uint8Array.of(9), { headers: { 'content-type': 'image/png' } })
    }
    const headers = { 'content-type': PALETTE_TYPE, ...(isLaid && { [TEMPLATE_NAME_HEADER]: template }) }
    return new Response(Uint8Array.of(2), { headers })
  }
  vi.stubGlobal('fetch', answer)
  return held
}

const bytesIn = async (picture: Blob) => [...new Uint8Array(await picture.arrayBuffer())]

async function replaced(template: Promise<typeof TEMPLATE | null>, shopsName: string | null = null) {
  const result = await replaceMultiple(REQUEST, template, async () => shopsName)
  if (!result.ok) throw new Error('no picture')
  return result.answer
}

const bytesOf = async (template: Promise<typeof TEMPLATE | null>) =>
  bytesIn((await replaced(template)).picture)

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
    await vi.waitFor(() => expect(held).toEqual([TEMPLATE_COMPARED_LATER]))
    finish(TEMPLATE)
    expect(await picture).toEqual([1, 2, 3])
    expect(held).toHaveLength(1)
  })

  it('turns out to be another than the server’s is fetched whole', async () => {
    const held = shopWith('rs-2')
    const late = new Promise<typeof TEMPLATE>((resolve) => setTimeout(resolve, 20, TEMPLATE))
    expect(await bytesOf(late)).toEqual([9])
    expect(held).toEqual([TEMPLATE_COMPARED_LATER, null])
  })

  it('is joined before the shop knows its own, and stays if that is the same', async () => {
    const held = shopWith('rs-1', false)
    const late = new Promise<typeof TEMPLATE>((resolve) => setTimeout(resolve, 20, TEMPLATE))
    const { picture, correction } = await replaced(late, 'rs-1')
    expect(await bytesIn(picture)).toEqual([1, 2, 3])
    expect(await correction()).toBeNull()
    expect(held).toEqual([TEMPLATE_COMPARED_LATER])
  })

  it('is joined before the shop knows its own, and replaced if that is another', async () => {
    const held = shopWith('rs-2', false)
    const late = new Promise<typeof TEMPLATE>((resolve) => setTimeout(resolve, 20, TEMPLATE))
    const { picture, correction } = await replaced(late, 'rs-2')
    expect(await bytesIn(picture)).toEqual([1, 2, 3])
    expect(await bytesIn((await correction())!)).toEqual([9])
    expect(held).toEqual([TEMPLATE_COMPARED_LATER, null])
  })

  it('cannot be made is fetched whole', async () => {
    const held = shopWith('rs-1')
    expect(await bytesOf(Promise.resolve(null))).toEqual([9])
    expect(held).toEqual([null])
  })
})
