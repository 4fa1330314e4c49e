import { inLanguage } from './in-language.ts'
import type { BackendRug, RugItem } from '@nawl/contract/catalogue/rug-collection'
import { completeRug } from '@nawl/domain/catalogue/complete-rug'

import { callApi, type FetchApi } from './request.ts'

/** The backend's rugs with missing fields filled in; an empty list when the API fails. */
export async function rugCollections(fetchApi: FetchApi): Promise<readonly RugItem[]> {
  const read = async (response: Response) => ((await response.json()) as BackendRug[]).map(completeRug)
  return (await callApi(fetchApi, inLanguage('/api/rug/collections'), {}, read)) ?? []
}
