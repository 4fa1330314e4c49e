import * as messages from '@nawl/messages/search'
import * as shell from '@nawl/messages/shell'
import type { SearchDocument } from '@nawl/contract/catalogue/search'

import { callApi } from '../../api/request.ts'
import { pageContext } from '../../page/page-context.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Route } from './+types/search.route'
import { resultMessage } from './result-messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchField } from './search-field.tsx'
import { SearchFound } from './search-found.tsx'
import { searchIndex } from './search-index.ts'
import { DOCUMENTS_PATH } from '../../page/search-path.ts'
import './search.css'

const LONGEST_QUERY = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
  if (query.trim() === '') return { query: '', answers: true, found: null }
  const documents = await callApi(
    context.get(pageContext).fetchApi,
    DOCUMENTS_PATH,
    {},
    (response) => response.json() as Promise<SearchDocument[]>,
  )
  return {
    query,
    answers: documents !== null,
    found: documents && searchIndex(documents).search(query),
  }
}

/** All results, for Enter and for visitors without scripts. */
export default function SearchPage({ loaderData: { query, answers, found } }: Route.ComponentProps) {
  return (
    <div className="page-margin pb-24">
      <PageHead title={query === '' ? messages.search : messages.searchFor({ query })} hidden />
      <h1 className="sr-only">{messages.search}</h1>
      <SearchField key={query} startsWith={query} />
      {found && (
        <p role="status" className="sr-only">
          {resultMessage(query, found)}
        </p>
      )}
      {found && found.total > 0 && <SearchFound query={query} found={found} most={Infinity} heading="h2" />}
      {found?.total === 0 && <NothingFound query={query} />}
      {!answers && (
        <div className="pt-8">
          <p className="type-h4">{messages.noAnswer}</p>
          <TextLink to="/products">{shell.browseAll}</TextLink>
        </div>
      )}
      {answers && !found && (
        <p className="type-ui max-w-[36em] pt-8">
          {query !== '' && messages.noWord({ query })} {messages.hint}
        </p>
      )}
    </div>
  )
}
