import type { RugItem } from '@nawl/contract/rug-collection'

import { callApi, type FetchApi } from './request.ts'

/** The backend's rugs, or an empty list when it cannot be asked. */
export async function rugCollections(fetchApi: FetchApi): Promise<readonly RugItem[]> {
  const read = (response: Response) => response.json() as Promise<RugItem[]>
  return (await callApi(fetchApi, '/api/rug/collections', {}, read)) ?? []
}
