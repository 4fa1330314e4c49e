import { drawing, type ShopDesign } from '@nawl/contract/desk/design'
import { like } from 'drizzle-orm'
import { z } from 'zod'

import { DESIGN_PREFIX, type ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import type { Database } from '../platform/db/database.ts'
import { draft } from '../platform/db/schema/revision-schema.ts'

type Deps = { readonly database: Database; readonly rugs: Pick<ShopRugs, 'designs'> }

/** A draft may be incomplete, but not in what yarns are found by. */
const shown = z.looseObject({
  name: z.looseObject({ en: z.string() }),
  drawing,
  palettes: z.array(z.looseObject({ name: z.looseObject({ en: z.string() }), hexes: z.array(z.string()) })),
})

/** The owner's own designs by address, as they are being written, or else as they are public. */
export async function ownDesigns({ database, rugs }: Deps): Promise<ReadonlyMap<string, ShopDesign>> {
  const rows = await database.orm
    .select({ document: draft.document, value: draft.value })
    .from(draft)
    .where(like(draft.document, `${DESIGN_PREFIX}%`))
  const written = rows.flatMap(({ document, value }) =>
    shown.safeParse(value).success
      ? [[document.slice(DESIGN_PREFIX.length), value as unknown as ShopDesign] as const]
      : [],
  )
  return new Map([...rugs.designs(), ...written].filter(([, { drawing }]) => drawing !== null))
}
