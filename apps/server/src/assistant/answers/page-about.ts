import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'

const PAGE_ABOUT =
  /^(?:open|show|read|go to|take me to|bring up|see|view|find|bring me to|pull up|look at|i want to (?:read|see)|i would like to (?:read|see)|want to read)?\b ?(?:me )?(?:the |your |that |an |a )?(?:journal |blog )?(article|guide|post|story|piece|page)s? (?:about|on|of|for|with|where) (.+)$/

/** "Open the article about small rooms", "the page on cookies": the address of the page on that subject. */
export function pageAbout(bare: string, { search }: KnowledgeIndex): string | null {
  const [, kind = '', subject = ''] = PAGE_ABOUT.exec(bare) ?? []
  if (kind === '') return null
  const isArticle = !kind.startsWith('page')
  const best = search(subject).find(({ document }) => !isArticle || document.source.startsWith('/journal/'))
  return best && best.keyed >= 0.5 ? (best.document.source.split('#')[0] ?? null) : null
}
