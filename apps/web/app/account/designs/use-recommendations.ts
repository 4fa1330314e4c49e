import type { SavedThings } from '@nawl/contract/account/saved'
import type { Recommendation, Taste } from '@nawl/contract/catalogue/recommendation'
import { useEffect, useState } from 'react'

import { browserFetch, callApi, postJson } from '../../api/request.ts'

export type Recommended = readonly Recommendation[] | 'coming' | 'failed'

/** Rugs similar to the saved ones, requested again when those change; and a function to retry. */
export function useRecommendations(saved: SavedThings): readonly [Recommended, () => void] {
  const [answer, setAnswer] = useState<Recommended>('coming')
  const taste = JSON.stringify(tasteOf(saved))
  useEffect(() => {
    let wanted = true
    const show = async () => {
      const found = await recommendations(taste)
      if (wanted) setAnswer(found)
    }
    void show()
    return () => {
      wanted = false
    }
  }, [taste])
  const again = async () => {
    setAnswer('coming')
    setAnswer(await recommendations(taste))
  }
  return [answer, () => void again()]
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
