import './list.css'

import type { ListName } from '@nawl/contract/desk/lists'
import * as messages from '@nawl/messages/desk-list'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton, type ExportFile } from './export-button.tsx'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import { addressOf, withParams } from './list-query.ts'
import { ListSearch } from './list-search.tsx'
import { type ListColumn, ListTable } from './list-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

type DeskListProps<Row> = {
  readonly list: ListName
  /** The page's path; everything else of its state is in its query. */
  readonly path: string
  readonly title: string
  readonly searchLabel: string
  readonly foundLabel: string
  readonly filters: readonly ListFilter[]
  readonly columns: readonly ListColumn<Row>[]
  readonly defaultSort: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What the row is called; its key, where that is a name already. */
  readonly nameOf?: (row: Row) => string
  /** The cursor of the next page. */
  readonly next: string | null
  readonly none: React.ReactNode
  /** Files of all that match. */
  readonly files: readonly ExportFile[]
  /** Buttons for what is selected. */
  readonly bulk: (keys: readonly string[], choose: (keys: readonly string[]) => void) => React.ReactNode
  /** The keys of all that match. */
  readonly everyKey?: () => Promise<readonly string[] | null>
  /** Above the rows, such as links to what is no row. */
  readonly before?: React.ReactNode
  /** Beside the list, such as counts. */
  readonly aside?: React.ReactNode
}

/** The list of the desk: search, filters, sorting and page are in the address, so that every view is a link. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { list, path, title, filters, rows, keyOf, next, files, bulk, everyKey, aside } = props
  const [params] = useSearchParams()
  const query = withParams(params, {})
  const selection = useSelection(query)
  const field = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useListKeys(field, { table, toggle: selection.toggle })
  const older = new URLSearchParams(params)
  older.set('before', next ?? '')
  const isPart = next !== null || params.has('before')
  const selectAll = async () => {
    const keys = await everyKey?.()
    if (keys) selection.choose(keys)
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-4">
        <h1 className="type-h2">{title}</h1>
        <ListSearch label={props.searchLabel} field={field} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-4">
        <ListFilters filters={[...filters, sortFilter(props)]} />
        <div className="flex flex-wrap gap-3">
          {files.map((file) => (
            <ExportButton key={file.label} file={file} />
          ))}
        </div>
      </div>
      <SavedViews list={list} path={path} />
      {props.before}
      <div className={aside ? 'desk-list-columns' : undefined}>
        {aside}
        <section aria-label={props.foundLabel} className="min-w-0">
          <BulkBar selection={selection} selectAll={everyKey && isPart ? () => void selectAll() : undefined}>
            {bulk([...selection.keys], selection.choose)}
          </BulkBar>
          {rows.length === 0 ? (
            <div className="type-body py-6">{props.none}</div>
          ) : (
            <ListTable
              path={path}
              className={`desk-${list}`}
              columns={props.columns}
              rows={rows}
              keyOf={keyOf}
              nameOf={props.nameOf ?? keyOf}
              defaultSort={props.defaultSort}
              selection={selection}
              tableRef={table}
            />
          )}
          <p className="flex flex-wrap gap-x-8">
            {params.has('before') && <TextLink to={addressOf(path, query)}>{messages.firstPage}</TextLink>}
            {next !== null && <TextLink to={addressOf(path, older.toString())}>{messages.nextPage}</TextLink>}
          </p>
          <p className="desk-hint type-micro text-graphite">
            <Sentence parts={messages.keys({ slash: key, j: key, k: key, space: key, enter: key })} />
          </p>
        </section>
      </div>
    </>
  )
}

const key = (name: string) => <kbd>{name}</kbd>

/** On narrow screens, where there are no headings to press. */
function sortFilter<Row>({ columns }: DeskListProps<Row>): ListFilter {
  return {
    kind: 'choice',
    name: 'sort',
    label: messages.sortBy,
    any: messages.usualSort,
    options: columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ value: sort, label }])),
  }
}
