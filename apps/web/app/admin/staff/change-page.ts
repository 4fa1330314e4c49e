import type { ActivityResponse } from '@nawl/contract/desk/activity'

type Change = ActivityResponse['changes'][number]

/** The page on which is edited what a change was of. */
export function changePage({ kind, subject, after }: Change): string {
  const topic = kind.slice(0, kind.indexOf('.'))
  switch (topic) {
    case 'document':
      return documentPage(subject)
    case 'staff':
      return '/desk/staff'
    case 'second-factor':
      return kind === 'second-factor.reset' ? '/desk/staff' : '/desk/security'
    case 'yarn':
      // Several are put out of stock in the list.
      return kind === 'yarn.changed' ? `/desk/yarns/${encodeURIComponent(subject)}` : '/desk/yarns'
    case 'yarns':
    case 'designs':
    case 'prices':
      return `/desk/${topic}`
    case 'trade':
      return '/desk/trade'
    case 'newsletter': {
      const issue = after?.['issue']
      return typeof issue === 'string' ? `/desk/newsletter/${issue}` : '/desk/newsletter'
    }
    case 'question':
      return '/desk/questions'
    case 'list':
      return EXPORTED[subject] ?? '/desk/customers'
    default:
      return '/desk/integrations'
  }
}

/** Pages of the lists that are exported, where they are not customers. */
const EXPORTED: Readonly<Record<string, string>> = {
  orders: '/desk',
  lines: '/desk',
  yarns: '/desk/yarns',
  designs: '/desk/designs',
  prices: '/desk/prices',
  documents: '/desk/documents',
  yarnNeeds: '/desk/yarn/needs',
}

const SETTINGS: Readonly<Record<string, string>> = {
  listing: '/desk/designs',
  prices: '/desk/prices',
  answers: '/desk/messages/canned',
  questions: '/desk/questions',
  hours: '/desk/settings/hours',
  delivery: '/desk/settings/delivery',
  trade: '/desk/trade/terms',
  yarns: '/desk/yarns',
  yarn: '/desk/yarn/supply',
}

/** The page on which a document is edited. */
export function documentPage(document: string): string {
  const [kind = ''] = document.split('/')
  const key = document.slice(kind.length + 1)
  if (kind === 'design') return `/desk/designs/${key}`
  if (kind === 'text') return `/desk/texts/${key}`
  if (kind === 'sentences') return `/desk/texts/pages/${key}`
  return SETTINGS[key] ?? '/desk/settings'
}
