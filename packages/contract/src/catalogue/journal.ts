import { z } from 'zod'

import { photo } from '../imaging/photo.ts'
import { roomId, roomLight } from '../imaging/room.ts'
import { WORKSHOP_STILLS } from '../imaging/room-paths.ts'
import { JOURNAL_CATEGORIES } from './journal-categories.ts'

/** An article in the list of GET /api/journal. */
export const journalEntry = z.object({
  id: z.string().meta({ description: 'Its slug' }),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(JOURNAL_CATEGORIES),
  image: z.string().meta({ description: 'Path of its picture' }),
  /** Id of the design in its opening picture. */
  rug: z.string(),
  scene: z
    .object({ room: roomId, light: roomLight })
    .nullable()
    .meta({ description: 'The room it is shown in; null where its pile is shown' }),
  still: z
    .enum(WORKSHOP_STILLS)
    .nullable()
    .meta({ description: 'A picture of the workshop, shown first in place of the design' }),
  photo: photo.nullable().meta({ description: 'An owner’s photograph, shown first in place of the design' }),
  readTime: z.string().meta({ examples: ['4 min read'] }),
  publishDate: z.iso.date(),
  tags: z.array(z.string()),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** An article with its text: GET /api/journal/{slug}. */
export const journalArticle = journalEntry.extend({
  author: z.string(),
  metaDescription: z.string(),
  caption: z.string(),
  content: z.string().meta({ description: 'Sanitised HTML' }),
  related: z.array(journalEntry).meta({ description: 'Up to three articles that share most with it' }),
})
export type JournalArticle = z.infer<typeof journalArticle>
