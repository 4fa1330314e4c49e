import { journal as messages } from '@nawl/messages/by-language/journal'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { basename } from 'node:path'

import { JOURNAL_CATEGORIES } from '@nawl/contract/catalogue/journal-categories'
import { type JournalArticle, type JournalEntry, journalEntry } from '@nawl/contract/catalogue/journal'
import { photo } from '@nawl/contract/imaging/photo'
import { roomId, roomLight } from '@nawl/contract/imaging/room'
import { WORKSHOP_STILLS } from '@nawl/contract/imaging/room-paths'
import { z } from 'zod'

import { readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { RenderOnce } from './text-memory.ts'
import { withFacts } from './with-facts.ts'
import { readText, type TextFile, type TextSource, textsIn } from './text-source.ts'

const RELATED = 3

/** The fields of an article. */
export const articleFields = z.object({
  title: z.string().min(1),
  category: z.enum(JOURNAL_CATEGORIES),
  excerpt: z.string().min(1),
  author: z.string().min(1),
  published: z.iso.date(),
  tags: z.array(z.string()).min(1),
  description: z.string().min(50).max(160),
  rug: z.string(),
  room: z.object({ id: roomId, light: roomLight }).optional(),
  still: z.enum(WORKSHOP_STILLS).optional(),
  photo: photo.optional(),
  caption: z.string().min(1),
})

/** Every article, newest first. `imageOf` returns the path of a rug's picture, null for an unknown rug. */
export function readJournal(
  source: TextSource,
  imageOf: (rug: string) => string | null,
  renderOnce: RenderOnce,
): readonly JournalArticle[] {
  const articles = textsIn(source, 'journal')
    .map((path) => {
      const file = readText(source, path)
      const article = renderOnce(file, () => renderArticle(file, basename(path, '.md'), source.language))
      const image = imageOf(article.rug)
      if (image === null)
        throw new Error(`${file.file} shows a rug "${article.rug}" that is not in the catalogue`)
      return { ...article, image }
    })
    .toSorted((p, q) => q.publishDate.localeCompare(p.publishDate))
  return articles.map((article) => ({ ...article, related: relatedTo(article, articles) }))
}

/** The fields of an article that lists show. */
export const entryOf = (article: JournalEntry): JournalEntry => journalEntry.parse(article)

type Unrelated = Omit<JournalArticle, 'related'>

function renderArticle(
  { file, text }: TextFile,
  slug: string,
  language: LanguageCode,
): Omit<Unrelated, 'image'> {
  const { fields: read, body } = readFrontMatter(file, text, articleFields)
  const words = body.split(/\s+/).length
  return {
    id: slug,
    slug,
    title: read.title,
    excerpt: withFacts(read.excerpt, language),
    category: read.category,
    rug: read.rug,
    scene: read.room ? { room: read.room.id, light: read.room.light } : null,
    still: read.still ?? null,
    photo: read.photo ?? null,
    readTime: messages[language].minutes({
      minutes: Math.max(1, Math.round(words / LANGUAGES[language].wordsPerMinute)),
    }),
    publishDate: read.published,
    tags: read.tags,
    author: read.author,
    metaDescription: withFacts(read.description, language),
    caption: withFacts(read.caption, language),
    content: renderMarkdown(body, language),
  }
}

/** The most similar articles: a shared tag counts 1, the same category 1.5; ties go to the newer article. */
function relatedTo(article: Unrelated, articles: readonly Unrelated[]): JournalEntry[] {
  const shared = (other: Unrelated) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1.5 : 0)
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((p, q) => shared(q) - shared(p))
    .slice(0, RELATED)
    .map(entryOf)
}
