import { JOURNAL_CATEGORIES } from '@nawl/contract/catalogue/journal-categories'
import type { SiteText } from '@nawl/contract/desk/site-text'

/** A text to begin with: an article has fields that its list and its page show. */
export function emptyText(key: string): SiteText {
  const [, folder] = key.split('.')
  const article = {
    category: JOURNAL_CATEGORIES[0],
    excerpt: '',
    author: '',
    published: new Date().toISOString().slice(0, 10),
    tags: [],
    description: '',
    rug: '',
    caption: '',
  }
  return { fields: { title: '', ...(folder === 'journal' && article) }, body: '' }
}

/** A translation to begin with: what is the same in every language, without the words. */
export function untranslated(english: SiteText): SiteText {
  const { fields } = english
  const words = ['title', 'excerpt', 'description', 'caption'].filter((name) => Object.hasOwn(fields, name))
  return { fields: { ...fields, ...Object.fromEntries(words.map((name) => [name, ''])) }, body: '' }
}
