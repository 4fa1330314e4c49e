import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { seedOfName } from '@nawl/engine/hand-seed'
import { pileFieldStore, type PileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { describe, expect, it } from 'vitest'

import { liveTufter } from './live-loom.ts'

const order = { bitmap: 'test/rug.bmp', outline: 'rectangle', style: 'fine', scale: 1 } as const

/** A tufter over these files, with a list of its requests. */
function loomWith(files: Readonly<Record<string, Uint8Array>>) {
  const asked: string[] = []
  const { tuft, tuftDrawing } = liveTufter(async (path) => {
    asked.push(path)
    const bytes = files[path]
    if (!bytes) throw new Error('404')
    return bytes
  })
  return { asked, tuft, tuftDrawing }
}

describe('tufting in the browser', () => {
  const files = { '/bitmap/test/rug.bmp': smallRug() }
  it("returns the bitmap's yarns and where they are", async () => {
    const { raster, swatches } = await loomWith(files).tuft(order)
    expect(swatches.map(({ hex }) => hex)).toEqual(['#E6DAC3', '#26323D'])
    expect([raster.width, raster.height]).toEqual([1000, 1600])
    const yarnAt = (x: number, y: number) => Math.floor(raster.indices[y * 1000 + x]! / raster.levels)
    expect([yarnAt(500, 400), yarnAt(500, 1400)]).toEqual([0, 1])
  })
  it('tufts a drawing that no server has exactly as its file', async () => {
    const indices = new Uint8Array(100 * 160).fill(1, 100 * 120)
    const yarns = ['#E6DAC3', '#26323D'].map((hex) => ({ hex, share: 0.5 }))
    const { tuft, tuftDrawing } = loomWith(files)
    const { bitmap: _, ...cut } = { ...order, outline: 'round' } as const
    const drawing = { width: 100, height: 160, indices, yarns }
    expect(await tuftDrawing({ ...cut, drawing })).toEqual(await tuft({ ...order, outline: 'round' }))
  })
  it('loads a bitmap once, whatever its pile and outline', async () => {
    const { asked, tuft } = loomWith(files)
    await Promise.all([
      tuft(order),
      tuft({ ...order, outline: 'round' }),
      tuft({ ...order, style: 'carved' }),
    ])
    await tuft({ ...order, style: 'loop' })
    expect(asked.toSorted()).toEqual(Object.keys(files).toSorted())
  })
  it('tufts a rug once for its picture and for the live rug', async () => {
    const { tuft } = loomWith(files)
    const [picture, live] = await Promise.all([tuft(order), tuft({ ...order })])
    expect(live).toBe(picture)
  })
  it('requests a file again after a failure', async () => {
    const empty: Record<string, Uint8Array> = {}
    const { tuft } = loomWith(empty)
    await expect(tuft(order)).rejects.toThrow('404')
    Object.assign(empty, files)
    expect((await tuft(order)).swatches).toHaveLength(2)
  })
  it('has the pile field of a new size before its bitmap arrives', async () => {
    const bitmap = 'sized/modern/bab.100x160.square.bmp'
    const fields: Parameters<PileFieldStore>[] = []
    const store = pileFieldStore()
    let answer = (_: Uint8Array) => {}
    const { tuft } = liveTufter(
      () => new Promise((resolve) => (answer = resolve)),
      (...field) => {
        fields.push(field)
        return store(...field)
      },
    )
    const tufting = tuft({ ...order, bitmap, outline: 'square' })
    const ahead = [1600, 1600, 1, seedOfName('modern/bab')]
    expect(fields).toEqual([ahead])
    answer(smallRug(seedOfName('modern/bab')))
    expect((await tufting).raster).toMatchObject({ width: 1600, height: 1600 })
    expect(fields).toEqual([ahead, ahead])
  })
  it('reports an invalid bitmap', async () => {
    const { tuft } = loomWith({ ...files, '/bitmap/test/rug.bmp': new Uint8Array(10) })
    await expect(tuft(order)).rejects.toThrow('not-a-bitmap')
  })
})

function smallRug(seed?: number): Uint8Array {
  const yarns = new Uint8Array(100 * 160)
  yarns.fill(1, 100 * 120)
  return indexedBmp(yarns, 100, 160, ['#E6DAC3', '#26323D'], seed)
}
