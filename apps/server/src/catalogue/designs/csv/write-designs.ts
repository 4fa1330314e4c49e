import { recordChange } from '../../../identity/staff/desk-change.store.ts'
import type { Member } from '../../../identity/staff/member.ts'
import type { Database } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { draftStore } from '../../../platform/revisions/draft.store.ts'
import type { Published } from '../../../platform/revisions/published.ts'
import { revisionStore } from '../../../platform/revisions/revision.store.ts'
import type { ImportRecord } from '../../../settings/csv/csv-import.routes.ts'
import type { DesignNumbers } from '../design-number.store.ts'
import type { DesignKind } from '../design-kind.ts'
import { DESIGN_PREFIX, LISTING } from '../shop-rugs.ts'
import type { DesignWishes } from './plan-designs.ts'

export type WriteDeps = {
  readonly database: Database
  readonly published: Published
  readonly numbers: Pick<DesignNumbers, 'give'>
  readonly designs: DesignKind
  readonly now: () => number
}

/** Writes designs of a file and their order in one transaction, as drafts or published. Throws when somebody wrote one of them meanwhile. */
export async function writeDesigns(
  { database, published, numbers, designs: kind, now }: WriteDeps,
  { email: by }: Member,
  { isPublished, designs, listing }: DesignWishes,
  entry: ImportRecord,
): Promise<void> {
  if (designs.length === 0 && !listing) return
  const at = new Date(now())
  const drafts = draftStore(database)
  // A number that stays without a design after all is skipped, as by publishing on the page.
  if (isPublished) for (const { slug } of designs) if (!kind.builtIn(slug)) await numbers.give(slug, at)
  await database.orm.transaction(async (tx) => {
    const named = [
      ...designs.map(({ slug, ...wish }) => ({ ...wish, document: `${DESIGN_PREFIX}${slug}` })),
      ...(listing ? [{ ...listing, document: LISTING }] : []),
    ]
    if (isPublished) {
      const added = named.map(({ document, value, base }) => ({ document, value, base, by }))
      if (!(await revisionStore(database).publishAll(tx, added, at)))
        throw new ApiError('document/published-meanwhile')
      const written = named.filter(({ draftVersion }) => draftVersion > 0)
      if (
        !(await drafts.dropAll(
          tx,
          written.map(({ document, draftVersion: version }) => ({ document, version })),
        ))
      )
        throw new ApiError('document/written-meanwhile')
    } else {
      const saved = named.map(({ document, value, draftVersion: version, draftBase: base }) => ({
        document,
        value,
        version,
        base,
        by,
      }))
      if (!(await drafts.saveAll(tx, saved, at))) throw new ApiError('document/written-meanwhile')
    }
    await recordChange(tx, { at, by, ...entry })
  })
  await published.refresh()
}
