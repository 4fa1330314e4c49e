import type { ShopDesign } from '@nawl/contract/desk/design'
import { like } from 'drizzle-orm'

import type { DesignPictures, PicturedDesign } from '../../imaging/designs/design-pictures.ts'
import type { Database } from '../../platform/db/database.ts'
import { draft } from '../../platform/db/schema/revision-schema.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { Published } from '../../platform/revisions/published.ts'
import { DESIGN_PREFIX, type ShopRugs } from './shop-rugs.ts'

/** Finds the designs that are made of a drawing, public or being written. */
export function designsOfDrawing({
  database,
  rugs,
}: {
  readonly database: Database
  readonly rugs: Pick<ShopRugs, 'designs'>
}) {
  return async (drawing: string): Promise<PicturedDesign[]> => {
    const drafts = await database.orm
      .select({ value: draft.value })
      .from(draft)
      .where(like(draft.document, `${DESIGN_PREFIX}%`))
    const written = drafts.map(({ value }) => value as Partial<ShopDesign> | null)
    return [...rugs.designs().values(), ...written].flatMap((design) => {
      const pictured = design ? picturedDesign(design) : null
      return pictured?.drawing === drawing ? [pictured] : []
    })
  }
}

type Deps = {
  readonly rugs: Pick<ShopRugs, 'designs'>
  readonly designPictures: DesignPictures
  readonly published: Published
}

/** Makes the pictures of designs as soon as they are published. Does nothing in tests that only inject requests. */
export function makeDesignPictures(app: App, { rugs, designPictures, published }: Deps): void {
  let isOpen = false
  const makeAll = () => {
    if (!isOpen) return
    for (const design of rugs.designs().values()) {
      const pictured = design.isArchived ? null : picturedDesign(design)
      if (!pictured) continue
      designPictures
        .make(pictured)
        .catch((error: unknown) => isOpen && app.log.warn({ err: error }, 'a design has no pictures yet'))
    }
  }
  app.addHook('onListen', async () => {
    isOpen = true
    published.onChange(makeAll)
  })
  app.addHook('preClose', async () => void (isOpen = false))
}

function picturedDesign({ drawing, palettes = [] }: Partial<ShopDesign>): PicturedDesign | null {
  return drawing ? { drawing: drawing.id, palettes: palettes.map(({ hexes }) => hexes) } : null
}
