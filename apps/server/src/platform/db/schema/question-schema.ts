import { boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { language } from '../language.ts'

const numbers = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (values) => new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  // The driver's bytes may begin anywhere in its buffer.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
})

/** Questions of one meaning that the assistant did not answer. */
export const questionGroup = pgTable(
  'question_group',
  {
    id: uuid().primaryKey(),
    language: language().notNull(),
    /** The first of them, without names. */
    text: text().notNull(),
    /** Its meaning as a unit vector of 512 numbers; null in Arabic, which the encoder does not know. */
    meaning: numbers('meaning'),
    /** The beginning of a day, as below: nothing tells who it was by the hour. */
    lastOn: instant('last_on').notNull(),
    /** Whether the staff said that it is none of the shop's business. */
    isIgnored: boolean('is_ignored').notNull(),
  },
  (table) => [index('question_group_last').on(table.language, table.lastOn)],
)

/** A question that the assistant did not answer, without names, and without anything about who asked. */
export const unansweredQuestion = pgTable(
  'unanswered_question',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => questionGroup.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    page: text().notNull(),
    askedOn: instant('asked_on').notNull(),
  },
  (table) => [
    index('unanswered_question_group').on(table.groupId, table.askedOn),
    index('unanswered_question_asked').on(table.askedOn),
  ],
)
