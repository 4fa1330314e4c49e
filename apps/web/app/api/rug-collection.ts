import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'
import { inLanguage } from './in-language.ts'
import type { BackendRug, RugItem } from '@nawl/contract/catalogue/rug-collection'
import { completeRug } from '@nawl/domain/catalogue/complete-rug'

import { callApi, type FetchApi } from './request.ts'

/** The backend's rugs with missing fields filled in; an empty list when the API fails. */
export async function rugCollections(fetchApi: FetchApi): Promise<readonly RugItem[]> {
  const read = async (response: Response) =>
    ((await response.json()) as BackendRug[]).map((rug) => inPageLanguage(completeRug(rug)))
  return (await callApi(fetchApi, inLanguage('/api/rug/collections'), {}, read)) ?? []
}

/** A rug with its names in the language of the page. Its collection is also an address, and is named where it is shown. */
export function inPageLanguage(rug: RugItem): RugItem {
  const { name, variants, yarns } = rug
  return {
    ...rug,
    name: nameOf(name),
    yarns: yarns.map((yarn) => ({ ...yarn, name: yarnNameOf(yarn.name) })),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, color: nameOf(variant.color) })) }),
  }
}
