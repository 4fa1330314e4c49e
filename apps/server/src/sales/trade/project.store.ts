import {
  designsFor,
  EMPTY_PLAN,
  MOST_PROJECT,
  planFault,
  type Project,
  type ProjectPlan,
} from '@nawl/domain/trade/project'
import { and, desc, eq, isNull } from 'drizzle-orm'

import { ApiError } from '../../platform/http/api-error.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { tradeProject } from '../../platform/db/schema/trade-schema.ts'

export type ProjectRow = typeof tradeProject.$inferSelect
export type ProjectStore = ReturnType<typeof projectStore>
type Named = { readonly id: string; readonly personId: string }

/** SQL of projects. Each is found by its id together with its person only. */
export function projectStore({ database: { orm }, now }: { database: Database; now: () => number }) {
  const at = () => new Date(now())
  const own = ({ id, personId }: Named) =>
    and(eq(tradeProject.id, id), eq(tradeProject.personId, personId), isNull(tradeProject.deletedAt))

  /** The project of that name, if there is one. */
  const named = (name: Named): Promise<ProjectRow[]> => orm.select().from(tradeProject).where(own(name))

  async function find(name: Named): Promise<ProjectRow> {
    const [row] = await named(name)
    if (!row) throw new ApiError('project/not-found')
    return row
  }

  /** Changes a locked project, and tells the new version. */
  function change(name: Named, by: (row: ProjectRow) => Project): Promise<ProjectRow> {
    return orm.transaction(async (tx) => {
      const [row] = await tx.select().from(tradeProject).where(own(name)).for('update')
      if (!row) throw new ApiError('project/not-found')
      const [after] = await tx
        .update(tradeProject)
        .set({ content: by(row), version: row.version + 1, changedAt: at() })
        .where(eq(tradeProject.id, row.id))
        .returning()
      if (!after) throw new Error(`the project ${row.id} went while it was locked`)
      return after
    })
  }

  return {
    find,
    named,
    change,

    list: (personId: string, tx: Tx = orm): Promise<ProjectRow[]> =>
      tx
        .select()
        .from(tradeProject)
        .where(and(eq(tradeProject.personId, personId), isNull(tradeProject.deletedAt)))
        .orderBy(desc(tradeProject.changedAt), desc(tradeProject.id))
        .limit(MOST_PROJECT.projects),

    /** Makes a project once, however often it is asked for with one id. */
    async make({ id, personId }: Named, given: Pick<ProjectPlan, 'name' | 'client'>): Promise<ProjectRow> {
      const mine = and(eq(tradeProject.personId, personId), isNull(tradeProject.deletedAt))
      if ((await orm.$count(tradeProject, mine)) >= MOST_PROJECT.projects)
        throw new ApiError('project/too-many')
      const content = { plan: { ...EMPTY_PLAN, ...given }, designs: {} }
      await orm.insert(tradeProject).values({ id, personId, content, changedAt: at() }).onConflictDoNothing()
      return find({ id, personId })
    },

    /** Saves all of a plan over the version that was seen. */
    save: (name: Named, plan: ProjectPlan, version: number): Promise<ProjectRow> =>
      change(name, (row) => {
        if (row.version !== version) throw new ApiError('project/changed-meanwhile')
        if (planFault(plan, row.content.designs)) throw new ApiError('project/unknown-option')
        return { plan, designs: designsFor(plan, row.content.designs) }
      }),

    /** Deletes a project, which can come back for a while. */
    async remove({ id, personId }: Named): Promise<void> {
      await orm.update(tradeProject).set({ deletedAt: at() }).where(own({ id, personId }))
    },

    async restore({ id, personId }: Named): Promise<void> {
      await orm
        .update(tradeProject)
        .set({ deletedAt: null })
        .where(and(eq(tradeProject.id, id), eq(tradeProject.personId, personId)))
    },
  }
}
