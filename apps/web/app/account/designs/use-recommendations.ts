import type { SavedThings } from '@nawl/contract/account/saved'
import type { Recommendation, Taste } from '@nawl/contract/catalogue/recommendation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { browserFetch, callApi, postJson } from '../../api/request.ts'

export type Recommended = readonly Recommendation[] | 'coming' | 'failed'

/** Rugs similar to the saved ones, requested again when those change; and a function to retry. */
export function useRecommendations(saved: SavedThings): readonly [Recommended, () => void] {
  const [answer, setAnswer] = useState<Recommended>('coming')
  const taste = JSON.stringify(tasteOf(saved))
  /** Number of the latest request: earlier ones are for other rugs, or were tried again. */
  const latest = useRef(0)
  const show = async (wish: string) => {
    const own = ++latest.current
    const found = await recommendations(wish)
    if (own === latest.current) setAnswer(found)
  }
  const showNow = useEffectEvent((wish: string) => void show(wish))
  useEffect(() => showNow(taste), [taste])
  const again = () => {
    setAnswer('coming')
    void show(taste)
  }
  return [answer, again]
}

async function recommendations(taste: string): Promise<Recommended> {
  const read = (response: Response) => response.json() as Promise<readonly Recommendation[]>
  const request = postJson(JSON.parse(taste))
  return (await callApi(browserFetch, '/api/recommendations', request, read)) ?? 'failed'
}

/** Neither names nor times: nothing that identifies a person. */
function tasteOf({ favourites, designs, viewed }: SavedThings): Taste {
  return {
    favourites: favourites.map(({ address }) => address),
    designs: designs.map(({ address, link }) => ({ address, link })),
    viewed: viewed.map(({ address, times }) => ({ address, times })),
  }
}
