import type { SearchDocument } from '@nawl/contract/catalogue/search'
import { useCallback, useEffect, useState } from 'react'

import { browserFetch, callApi } from '../../api/request.ts'
import { searchIndex, type SearchIndex } from './search-index.ts'
import { DOCUMENTS_PATH } from '../../page/search-path.ts'

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly index: SearchIndex }
  | { readonly state: 'failed' }

/** The index, once loaded, for the rest of the visit. */
let cached: SearchIndex | null = null

/** Loads the search documents; retries on request and when the network returns. */
export function useSearchIndex(): { readonly loaded: Loaded; readonly tryAgain: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(
    cached ? { state: 'ready', index: cached } : { state: 'loading' },
  )
  const tryAgain = useCallback(() => {
    setLoaded({ state: 'loading' })
    void load().then(setLoaded)
  }, [])
  useEffect(() => {
    if (!cached) void load().then(setLoaded)
  }, [])
  const failed = loaded.state === 'failed'
  useEffect(() => {
    if (!failed) return
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [failed, tryAgain])
  return { loaded, tryAgain }
}

async function load(): Promise<Loaded> {
  cached ??= await callApi(browserFetch, DOCUMENTS_PATH, {}, async (response) =>
    searchIndex((await response.json()) as SearchDocument[]),
  )
  return cached ? { state: 'ready', index: cached } : { state: 'failed' }
}
