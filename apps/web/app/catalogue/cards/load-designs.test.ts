import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FetchApi } from '../../api/request.ts'
import { loadDesigns } from './load-designs.ts'

const answering =
  (body: unknown, status = 200): FetchApi =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
/** Only the fields the specification defines. */
const onyx = {
  id: 'onyx',
  name: 'em-23-ma-1046',
  collection: 'Geometric',
  basePrice: 800,
  mainImage: '/artwork/geometric/onyx.jpg',
  description: 'Facets of a dark stone.',
}

describe('loading the designs', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('returns what the backend lists', async () => {
    const { designs, fromBackend } = await loadDesigns(answering([onyx]))
    expect(fromBackend).toBe(true)
    expect(designs).toMatchObject([{ ...onyx, name: 'Onyx' }])
  })

  it('fills in fields the backend omits', async () => {
    const { designs } = await loadDesigns(answering([onyx]))
    expect(designs).toMatchObject([
      { processingImage: 'artwork/geometric/onyx.bmp', yarns: [], families: [] },
    ])
  })

  it('falls back to the built-in catalogue when the backend returns an error', async () => {
    const { designs, fromBackend } = await loadDesigns(answering({}, 503))
    expect(fromBackend).toBe(false)
    expect(designs.length).toBeGreaterThan(0)
  })

  it('falls back to the built-in catalogue when the network fails', async () => {
    const { fromBackend } = await loadDesigns(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(fromBackend).toBe(false)
  })

  it('treats an empty list as a failure', async () => {
    expect((await loadDesigns(answering([]))).fromBackend).toBe(false)
  })
})

describe('loading the designs in the browser', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.unstubAllGlobals())

  async function fresh(fetchApi: FetchApi) {
    vi.resetModules()
    vi.stubGlobal('fetch', fetchApi)
    return import('./load-designs.ts')
  }

  it('makes one request for pages that load meanwhile, and none for later ones', async () => {
    const fetchApi = vi.fn<FetchApi>(answering([onyx]))
    const { browserDesigns } = await fresh(fetchApi)
    const count = () => browserDesigns(({ designs }) => designs.length)
    expect(await Promise.all([count(), count()])).toEqual([1, 1])
    expect(count()).toBe(1)
    expect(fetchApi).toHaveBeenCalledOnce()
  })

  it('requests again after a failure', async () => {
    const fetchApi = vi.fn<FetchApi>(answering({}, 503))
    const { browserDesigns } = await fresh(fetchApi)
    await browserDesigns(() => null)
    await browserDesigns(() => null)
    expect(fetchApi).toHaveBeenCalledTimes(2)
  })
})
