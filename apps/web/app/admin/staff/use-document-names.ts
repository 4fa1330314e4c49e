import type { DesignList } from '@nawl/contract/desk/design'
import type { SiteTextList } from '@nawl/contract/desk/site-text'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { nameOf } from '@nawl/messages/names'
import * as texts from '@nawl/messages/site-texts'
import * as messages from '@nawl/messages/staff'

import { languageName } from '../language-name.ts'
import { pageName } from '../texts/page-name.ts'
import { useAdmin } from '../use-admin.ts'

/** What the desk calls a document: `design/bab` is Bab, `settings/shop` the shop’s settings. */
export type NameOfDocument = (document: string) => string

/** The names of documents; their keys until the lists of designs and texts are known, and for what is in neither. */
export function useDocumentNames(): NameOfDocument {
  const designs = useAdmin<DesignList>('/api/desk/designs').seen
  const written = useAdmin<SiteTextList>('/api/desk/texts').seen
  return (document) => {
    const [kind = ''] = document.split('/')
    const key = document.slice(kind.length + 1)
    const [code = '', name = ''] = key.split('.')
    const language = isLanguage(code) ? languageName(code) : code
    switch (kind) {
      case 'settings':
        return messages.settingsName({ key })
      case 'design': {
        const found = designs.status === 'shown' && designs.value.designs.find(({ slug }) => slug === key)
        return found ? nameOf(found.name) : key
      }
      case 'text': {
        const found = written.status === 'shown' && written.value.texts.find((text) => text.key === key)
        return found ? texts.pageIn({ page: found.title, language }) : key
      }
      case 'sentences':
        return texts.pageIn({ page: pageName(name), language })
      default:
        return key
    }
  }
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)
