import type { DesignList, ShopDesign } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { drawingPicturePath } from '@nawl/domain/catalogue/own-design'
import { names } from '@nawl/messages/by-language/names'
import { like } from 'drizzle-orm'

import { palettesTag } from '../../imaging/designs/design-pictures.ts'
import type { Database } from '../../platform/db/database.ts'
import { draft, type Json } from '../../platform/db/schema/revision-schema.ts'
import { revisionStore } from '../../platform/revisions/revision.store.ts'
import { DESIGN_PREFIX, type ShopRugs } from './shop-rugs.ts'

type Deps = { readonly database: Database; readonly rugs: ShopRugs }
type Row = Omit<DesignList['designs'][number], 'isUpgraded'>

/** Every design of the desk: first those that are sold, in the order of the listing, then drafts and the archive. */
export async function listDesigns({ database, rugs }: Deps): Promise<Row[]> {
  const seed = rugs.builtIn()
  const builtIn = new Map(seed.map((rug) => [designAddress(seed, rug), rug]))
  const rows = await database.orm
    .select({ document: draft.document, value: draft.value })
    .from(draft)
    .where(like(draft.document, `${DESIGN_PREFIX}%`))
  const drafts = new Map(rows.map(({ document, value }) => [slugOf(document), value]))
  const documents = await revisionStore(database).documentsBelow(DESIGN_PREFIX)
  const published = rugs.designs()
  const sold = rugs.atHand()
  const places = new Map(sold.map((rug, place) => [designAddress(sold, rug), place]))
  const slugs = new Set([...places.keys(), ...builtIn.keys(), ...drafts.keys(), ...documents.map(slugOf)])
  return [...slugs]
    .map((slug): Row => {
      const design = published.get(slug) ?? null
      const written = (design ?? drafts.get(slug) ?? null) as Partial<ShopDesign> | null
      const rug = builtIn.get(slug)
      return {
        slug,
        name: written?.name?.en || rug?.name || slug,
        nameAr: written?.name?.ar || (rug ? names.ar(rug.name) : ''),
        collection: written?.collection ?? rug?.collection ?? '',
        image: pictureOf(written) ?? rug?.mainImage ?? null,
        isBuiltIn: rug !== undefined,
        isEdited: design !== null,
        hasDraft: drafts.has(slug),
        state: stateOf({ slug, design, isSold: places.has(slug), drafts, scheduled: documents.map(slugOf) }),
      }
    })
    .toSorted((p, q) => (places.get(p.slug) ?? Infinity) - (places.get(q.slug) ?? Infinity) || 0)
}

type Standing = {
  readonly slug: string
  readonly design: ShopDesign | null
  readonly isSold: boolean
  readonly drafts: ReadonlyMap<string, Json>
  readonly scheduled: readonly string[]
}

function stateOf({ slug, design, isSold, drafts, scheduled }: Standing): Row['state'] {
  if (isSold) return 'public'
  if (design?.isArchived) return 'archived'
  if (drafts.has(slug)) return 'draft'
  return scheduled.includes(slug) ? 'scheduled' : 'withdrawn'
}

const slugOf = (document: string) => document.slice(DESIGN_PREFIX.length)

function pictureOf(design: Partial<ShopDesign> | null): string | null {
  if (!design?.drawing) return null
  return drawingPicturePath(design.drawing.id, palettesTag((design.palettes ?? []).map(({ hexes }) => hexes)))
}
