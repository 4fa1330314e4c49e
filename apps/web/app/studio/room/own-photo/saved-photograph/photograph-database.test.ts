import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deletePhotographsDatabase } from '../../../../api/photographs-database.ts'
import { newOwnPhoto, type OwnPhoto } from '../own-photo-state.ts'
import {
  forgetPhotograph,
  forgetPhotographs,
  keepPhotograph,
  savedPhotographs,
  MOST_SAVED,
  MOST_SAVED_BYTES,
  photographSavedWith,
  subscribeSaved,
} from './photograph-database.ts'
import { savedFront, type SavedPhotograph, savedPhotograph } from './saved-photograph.ts'

const small = { width: 1, height: 1, rgba: new Uint8ClampedArray(4) }
const [width, height] = [40, 30]
const room: OwnPhoto = {
  ...newOwnPhoto({ id: 'one', picture: new Blob(['jpeg']), width, height, small, axes: null }),
  corners: [
    { u: 0.3, v: 0.9 },
    { u: 0.7, v: 0.9 },
    { u: 0.6, v: 0.7 },
    { u: 0.4, v: 0.7 },
  ],
  lightFrom: 45,
}
const design = (name: string) => ({ key: `minimalist/${name}.bmp`, name, address: name })
const saved = async (name: string, at: number, bytes = 1000): Promise<SavedPhotograph> => ({
  ...(await savedPhotograph(design(name), room, null, at)),
  bytes,
})
const names = async () => (await savedPhotographs()).map((one) => one.design.name)
const full = () => new DOMException('no room', 'QuotaExceededError')

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(async () => {
  vi.restoreAllMocks()
  await forgetPhotographs()
})

describe('photographs kept on a device', () => {
  it('come back with their marks, light and furniture, and only with their design', async () => {
    const front = Uint8Array.from({ length: width * height }, (_, i) => (i % 3 === 0 ? 255 : 0))
    expect(await keepPhotograph(await savedPhotograph(design('bab'), room, front, 7))).toEqual({
      ok: true,
      removed: [],
    })
    const back = (await photographSavedWith('minimalist/bab.bmp'))!
    const { photograph, ...marks } = back.room
    const { photograph: before, ...wanted } = room
    expect(marks).toEqual(wanted)
    expect(photograph.id).toBe(before.id)
    expect(await photograph.picture.text()).toBe('jpeg')
    expect(await savedFront(back)).toEqual(front)
    expect(back.bytes).toBeGreaterThan(0)
    expect(await photographSavedWith('minimalist/onyx.bmp')).toBeNull()
  })
  it('replace the one that was kept with the same design', async () => {
    await keepPhotograph(await saved('bab', 1))
    await keepPhotograph({ ...(await saved('bab', 2)), room: { ...room, lightFrom: 90 } })
    expect((await savedPhotographs()).map((one) => one.room.lightFrom)).toEqual([90])
  })
  it('are at most six, of which the oldest goes first', async () => {
    for (let i = 0; i < MOST_SAVED; i++) await keepPhotograph(await saved(`rug-${i}`, i))
    // Kept again, it is no longer the oldest.
    await keepPhotograph(await saved('rug-0', 50))
    expect(await keepPhotograph(await saved('bab', 60))).toEqual({ ok: true, removed: ['rug-1'] })
    expect(await names()).toEqual(['bab', 'rug-0', 'rug-5', 'rug-4', 'rug-3', 'rug-2'])
  })
  it('are limited in bytes', async () => {
    await keepPhotograph(await saved('onyx', 1, MOST_SAVED_BYTES * 0.4))
    await keepPhotograph(await saved('aria', 2, MOST_SAVED_BYTES * 0.5))
    expect(await keepPhotograph(await saved('bab', 3, MOST_SAVED_BYTES * 0.45))).toEqual({
      ok: true,
      removed: ['onyx'],
    })
    expect(await names()).toEqual(['bab', 'aria'])
  })
  it('make room one by one where the browser has less', async () => {
    await keepPhotograph(await saved('onyx', 1))
    await keepPhotograph(await saved('aria', 2))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw full()
    })
    expect(await keepPhotograph(await saved('bab', 3))).toEqual({ ok: true, removed: ['onyx'] })
    expect(await names()).toEqual(['bab', 'aria'])
  })
  it('are refused where there is no room at all, and what was kept with the design stays', async () => {
    await keepPhotograph(await saved('bab', 1))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full()
    })
    expect(await keepPhotograph(await saved('bab', 2))).toEqual({ ok: false, reason: 'full' })
    expect((await photographSavedWith('minimalist/bab.bmp'))?.at).toBe(1)
  })
  it('are refused where the browser keeps nothing', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await keepPhotograph(await saved('bab', 1))).toEqual({ ok: false, reason: 'blocked' })
    expect(await photographSavedWith('minimalist/bab.bmp')).toBeNull()
    expect(await savedPhotographs()).toEqual([])
    expect(await forgetPhotographs()).toBe(false)
  })
  it('are deleted one by one or all at once, and listeners hear of it', async () => {
    await keepPhotograph(await saved('bab', 1))
    await keepPhotograph(await saved('onyx', 2))
    const heard = vi.fn<() => void>()
    const stop = subscribeSaved(heard)
    expect(await forgetPhotograph('minimalist/bab.bmp')).toBe(true)
    expect(heard).toHaveBeenCalled()
    stop()
    expect(await names()).toEqual(['onyx'])
    expect(await forgetPhotographs()).toBe(true)
    expect(await names()).toEqual([])
  })
  it('go when somebody signs out, although the page still reads them', async () => {
    await keepPhotograph(await saved('bab', 1))
    await deletePhotographsDatabase()
    expect(await names()).toEqual([])
    expect((await keepPhotograph(await saved('bab', 2))).ok).toBe(true)
  })
  it('have furniture that is left out if it cannot be read', async () => {
    const back = await savedPhotograph(design('bab'), room, new Uint8Array(width * height), 1)
    expect(await savedFront({ ...back, front: new Blob(['broken']) })).toBeNull()
    expect(
      await savedFront({ ...back, room: { ...room, photograph: { ...room.photograph, width: 41 } } }),
    ).toBeNull()
  })
})
