import { randomUUID } from 'node:crypto'

import type { QuestionList } from '@nawl/contract/desk/questions'
import { shopDay, startOfShopDay } from '@nawl/domain/shop/time-zone'
import type { LanguageCode } from '@nawl/messages/languages'
import { desc, eq, sql } from 'drizzle-orm'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { questionGroup, unansweredQuestion } from '../../platform/db/schema/question-schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** Groups that a question is compared with, and that the desk shows. */
const MOST_GROUPS = 500
const MOST_EXAMPLES = 6

export type Unanswered = {
  /** Without names. */
  readonly text: string
  readonly language: LanguageCode
  readonly page: string
}

type Known = Pick<typeof questionGroup.$inferSelect, 'id' | 'text' | 'meaning'>

/** SQL of the questions that nobody answered. */
export function questionStore({ orm }: Pick<Database, 'orm'>) {
  /** Adds a question to the group that `groupOf` chooses among those of its language, or to a new one. */
  async function add(
    { text, language, page }: Unanswered,
    meaning: Float32Array | null,
    groupOf: (groups: readonly Known[]) => Known | null,
    at: Date,
  ): Promise<void> {
    const askedOn = startOfShopDay(at)
    await orm.transaction(async (tx) => {
      // Two that ask the same at once belong to one group.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('question_group'))`)
      const groups = await tx
        .select({ id: questionGroup.id, text: questionGroup.text, meaning: questionGroup.meaning })
        .from(questionGroup)
        .where(eq(questionGroup.language, language))
        .orderBy(desc(questionGroup.lastOn))
        .limit(MOST_GROUPS)
      const found = groupOf(groups)
      const groupId = found?.id ?? randomUUID()
      if (found) await tx.update(questionGroup).set({ lastOn: askedOn }).where(eq(questionGroup.id, groupId))
      else
        await tx
          .insert(questionGroup)
          .values({ id: groupId, language, text, meaning, lastOn: askedOn, isIgnored: false })
      await tx.insert(unansweredQuestion).values({ id: randomUUID(), groupId, text, page, askedOn })
    })
  }

  /** What was asked most comes first. */
  async function list(): Promise<QuestionList> {
    const { id, language, lastOn, isIgnored } = questionGroup
    const { text, page } = unansweredQuestion
    const count = sql<number>`count(*)::int`
    const rows = await orm
      .select({
        id,
        language,
        lastOn,
        isIgnored,
        count,
        examples: sql<
          string[]
        >`(array_agg(${text} order by ${unansweredQuestion.askedOn} desc, ${unansweredQuestion.id}))[1:100]`,
        pages: sql<string[]>`(array_agg(distinct ${page}))[1:5]`,
      })
      .from(questionGroup)
      .innerJoin(unansweredQuestion, eq(unansweredQuestion.groupId, id))
      .groupBy(id)
      .orderBy(desc(count), desc(lastOn), id)
      .limit(MOST_GROUPS)
    return {
      groups: rows.map((row) => ({
        ...row,
        language: row.language === 'ar' ? ('ar' as const) : ('en' as const),
        lastOn: shopDay(row.lastOn),
        examples: [...new Set(row.examples)].slice(0, MOST_EXAMPLES),
      })),
    }
  }

  /** Says whether a group is the shop's business. Throws `question/not-found`. */
  async function ignore(id: string, isIgnored: boolean, by: string, at: Date): Promise<void> {
    await orm.transaction(async (tx) => {
      const [row] = await tx
        .update(questionGroup)
        .set({ isIgnored })
        .where(eq(questionGroup.id, id))
        .returning({ text: questionGroup.text })
      if (!row) throw new ApiError('question/not-found')
      const kind = isIgnored ? 'question.ignored' : 'question.wanted'
      await recordChange(tx, { kind, at, by, subject: row.text, before: null, after: null })
    })
  }

  return { add, list, ignore }
}
