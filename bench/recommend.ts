// `node bench/recommend.ts [address]`: response time of recommendations from a running shop, over HTTP, one at a time.
// Goal: 20 ms.
import { MOST_SAVED } from '@nawl/contract/account/saved'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Taste } from '@nawl/contract/catalogue/recommendation'
import { designAddress } from '@nawl/domain/catalogue/address'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'

import { median } from './engine/median.ts'

const [shop = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const ROUNDS = 200

const rugs = (await (await fetch(`${shop}/api/rug/collections`)).json()) as readonly RugItem[]
const addresses = rugs.map((rug) => designAddress(rugs, rug))

const tastes: Readonly<Record<string, (round: number) => Taste>> = {
  'a few of each': (round) => taste(round, { favourites: 8, designs: 5, viewed: 20 }),
  'all that is kept': (round) => taste(round, MOST_SAVED),
}
for (const [name, tasteOf] of Object.entries(tastes)) {
  await milliseconds(tasteOf(0))
  const took: number[] = []
  for (let round = 1; round <= ROUNDS; round++) took.push(await milliseconds(tasteOf(round)))
  console.log(`${name}: median ${median(took).toFixed(1)} ms, slowest ${Math.max(...took).toFixed(1)} ms`)
}

/** A taste with as many entries of each kind as possible, up to `most`; different rugs and yarns in every round. */
function taste(round: number, most: Readonly<Record<keyof Taste, number>>): Taste {
  const turned = addresses.map((_, index) => addresses[(index * 7 + round) % addresses.length] ?? '')
  const designs = Array.from({ length: most.designs }, (_, index) => {
    const rug = rugs[(index + round) % rugs.length]
    const mappings = Object.fromEntries(
      (rug?.yarns ?? []).map(({ hex }, yarn) => [hex, hexOf(index * 7919 + yarn * 104_729 + round * 31)]),
    )
    return {
      address: addresses[(index + round) % rugs.length] ?? '',
      link: encodeDesign({ ...AS_DRAWN, mappings }),
    }
  })
  return {
    favourites: turned.slice(0, Math.min(most.favourites, turned.length / 2)),
    designs,
    viewed: turned.slice(-most.viewed).map((address, index) => ({ address, times: 1 + (index % 5) })),
  }
}

function hexOf(number: number): string {
  return `#${((number * 2_654_435) % 0x1000000).toString(16).padStart(6, '0').toUpperCase()}`
}

async function milliseconds(body: Taste): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${shop}/api/recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  await answer.json()
  return performance.now() - start
}
