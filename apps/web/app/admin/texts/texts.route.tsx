import type { PageSentencesList } from '@nawl/contract/desk/page-sentences'
import type { SiteTextList } from '@nawl/contract/desk/site-text'
import { TEXT_FOLDERS } from '@nawl/contract/desk/text-folders'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { Link } from 'react-router'

import { ButtonLink } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { pageName } from './page-name.ts'

type Text = SiteTextList['texts'][number]

export default function TextsRoute() {
  const read = useAdmin<SiteTextList>('/api/desk/texts')
  return (
    <AdminPage title={messages.title} read={read}>
      {({ texts }) => <Texts texts={texts} />}
    </AdminPage>
  )
}

/** Every text, once a row, with its languages beside each other. */
function Texts({ texts }: { readonly texts: readonly Text[] }) {
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      <p className="mt-4">
        <ButtonLink small to="/desk/texts/new">
          {messages.newArticle}
        </ButtonLink>
      </p>
      <div className="mt-8 grid max-w-[1000px] min-w-0 gap-12">
        {TEXT_FOLDERS.map((folder) => (
          <Section key={folder} title={messages.folder({ folder })}>
            <TextTable texts={texts.filter((text) => text.folder === folder)} />
          </Section>
        ))}
        <PageTable />
      </div>
    </>
  )
}

function LanguageHead() {
  return (
    <thead className="max-[800px]:sr-only">
      <tr>
        {Object.values(LANGUAGES).map(({ code, name }) => (
          <th key={code} scope="col" lang={code}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function TextTable({ texts }: { readonly texts: readonly Text[] }) {
  const names = [...new Set(texts.map(({ key }) => key.slice(3)))]
  return (
    <table className="desk-table type-ui mt-4">
      <LanguageHead />
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            {Object.values(LANGUAGES).map(({ code, direction }) => {
              const text = texts.find(({ key }) => key === `${code}.${name}`)
              return (
                <td key={code}>
                  <Link to={`/desk/texts/${code}.${name}`} lang={code} dir={direction}>
                    {text?.isTranslated ? text.title : messages.missing}
                  </Link>
                  {text && <span className="type-caption block text-graphite">{stateOf(text)}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function stateOf({ isEdited, isUpgraded, hasDraft }: Text): string {
  if (isUpgraded) return messages.upgraded
  if (hasDraft) return messages.hasDraft
  return isEdited ? messages.edited : ''
}

/** The pages whose sentences can be changed, with their languages beside each other. */
function PageTable() {
  const { seen } = useAdmin<PageSentencesList>('/api/desk/sentences')
  if (seen.status !== 'shown') return null
  const { pages } = seen.value
  return (
    <Section title={messages.pages}>
      <table className="desk-table type-ui mt-4">
        <LanguageHead />
        <tbody>
          {[...new Set(pages.map(({ page }) => page))].map((page) => (
            <tr key={page}>
              {Object.values(LANGUAGES).map(({ code }) => {
                const found = pages.find(({ key }) => key === `${code}.${page}`)
                return (
                  <td key={code}>
                    <Link to={`/desk/texts/pages/${code}.${page}`}>{pageName(page)}</Link>
                    {found && <span className="type-caption block text-graphite">{pageState(found)}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function pageState({ hasDraft, edited }: PageSentencesList['pages'][number]): string {
  if (hasDraft) return messages.hasDraft
  return edited > 0 ? messages.ownSentences({ count: edited }) : ''
}
