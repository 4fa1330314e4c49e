import type { ShopDesign } from '@nawl/contract/desk/design'
import type { YarnReplaceAnswer } from '@nawl/contract/desk/yarns'

import type { ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import type { Member } from '../identity/staff/member.ts'
import type { DrawingStore } from '../imaging/designs/drawings.store.ts'
import type { UploadPool } from '../imaging/uploads/upload-pool.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { DocumentKind } from '../settings/document-kind.ts'
import { documents, type DocumentsDeps } from '../settings/documents.ts'
import type { CardYarn } from '../settings/yarns/card-yarn.ts'
import { ownDesigns } from './own-designs.ts'

export type ReplaceDeps = DocumentsDeps & {
  readonly rugs: Pick<ShopRugs, 'designs'>
  readonly designs: DocumentKind<ShopDesign>
  readonly drawings: DrawingStore
  readonly uploads: Pick<UploadPool, 'dye'>
}

type Pair = { readonly from: CardYarn; readonly to: CardYarn }

/**
 * Puts one yarn in the place of another, in drafts of every design of the owner that uses it. Nothing becomes public by
 * that. A palette, or a drawing, that has the other yarn already stays: two of its areas would become one.
 */
export async function replaceYarn(deps: ReplaceDeps, by: Member, pair: Pair): Promise<YarnReplaceAnswer> {
  const held = documents(deps, deps.designs)
  const drafts: string[] = []
  const skipped: YarnReplaceAnswer['skipped'] = []
  for (const slug of (await ownDesigns(deps)).keys()) {
    const { draft, value, base } = await held.read(slug)
    const before = (draft?.value ?? value) as ShopDesign | null
    if (!before?.drawing || before.isArchived) continue
    const { design, isChanged, isSame } = await replaced(deps, before, pair)
    if (isSame) skipped.push({ slug, why: 'same' })
    if (!isChanged) continue
    try {
      await held.saveDraft(by, slug, {
        value: design,
        version: draft?.version ?? 0,
        base: draft?.base ?? base,
      })
      drafts.push(slug)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'document/written-meanwhile')) throw error
      skipped.push({ slug, why: 'meanwhile' })
    }
  }
  return { drafts, skipped }
}

async function replaced({ drawings, uploads }: ReplaceDeps, design: ShopDesign, { from, to }: Pair) {
  const old = new Set([from.hex, ...from.formerHexes])
  const exchange = (hexes: readonly string[]) => {
    const isUsed = hexes.some((hex) => old.has(hex))
    const isSame = isUsed && hexes.includes(to.hex)
    return { isSame, isUsed: isUsed && !isSame, hexes: hexes.map((hex) => (old.has(hex) ? to.hex : hex)) }
  }
  const palettes = design.palettes.map((palette) => ({ palette, made: exchange(palette.hexes) }))
  const drawing = design.drawing
  const drawn = exchange(drawing?.yarns.map(({ hex }) => hex) ?? [])
  const file = drawing && drawn.isUsed ? await drawings.bitmap(drawing.id) : null
  const dyed =
    drawing && file
      ? await drawings.keep(await uploads.dye({ file, yarns: drawing.yarns, hexes: drawn.hexes }))
      : drawing
  return {
    design: {
      ...design,
      drawing: dyed,
      palettes: palettes.map(({ palette, made }) =>
        made.isUsed ? { ...palette, hexes: made.hexes } : palette,
      ),
    },
    isChanged: dyed !== drawing || palettes.some(({ made }) => made.isUsed),
    isSame: drawn.isSame || palettes.some(({ made }) => made.isSame),
  }
}
