import { timingSafeEqual } from 'node:crypto'

import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopDesign } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { draftAddress, draftAddressParts } from '@nawl/domain/catalogue/own-design'

import type { Database } from '../../platform/db/database.ts'
import type { SignedLinks } from '../../platform/email/signed-links.ts'
import { draftStore } from '../../platform/revisions/draft.store.ts'
import { changedRug, ownRug } from './compose-rugs.ts'
import { DESIGN_PREFIX, type ShopRugs } from './shop-rugs.ts'
import { writtenSoFar } from './written-so-far.ts'

type Deps = {
  readonly database: Database
  readonly rugs: Pick<ShopRugs, 'builtIn'>
  readonly links: () => Promise<SignedLinks>
}
export type DraftDesigns = ReturnType<typeof draftDesigns>

const PURPOSE = 'design-draft'

/** Designs that are being written, for whoever has the link: they can be seen in the studio and in rooms, not bought. */
export function draftDesigns({ database, rugs, links }: Deps) {
  const drafts = draftStore(database)
  /** The last part of a token, which is all that an address needs. */
  const proofOf = async (slug: string) => (await links()).sign(PURPOSE, slug).slice(-32)

  /** The draft at a private address as a rug, with its texts; null for any other address, and once it is published. */
  async function find(address: string): Promise<{ rug: RugItem; design: ShopDesign } | null> {
    const parts = draftAddressParts(address)
    if (!parts) return null
    const { slug, proof } = parts
    if (!timingSafeEqual(Buffer.from(proof), Buffer.from(await proofOf(slug)))) return null
    const draft = await drafts.find(`${DESIGN_PREFIX}${slug}`)
    if (!draft) return null
    const design = legible(slug, draft.value)
    const { drawing } = design
    const seed = rugs.builtIn()
    const builtIn = seed.find((rug) => designAddress(seed, rug) === slug)
    const rug = drawing ? ownRug(slug, { ...design, drawing }) : builtIn && changedRug(builtIn, design)
    return rug ? { rug: { ...rug, id: address.toLowerCase() }, design } : null
  }

  return {
    find,
    /** The private address of a design's draft. */
    addressOf: async (slug: string) => draftAddress(slug, await proofOf(slug)),
  }
}

/** A draft as it can be shown: with a name, and without palettes that do not fit its drawing. */
function legible(slug: string, value: unknown): ShopDesign {
  const read = writtenSoFar(value)
  const yarns = read.drawing?.yarns.length
  const name = { en: read.name.en || slug, ar: read.name.ar || read.name.en || slug }
  return { ...read, name, palettes: read.palettes.filter(({ hexes }) => hexes.length === yarns) }
}
