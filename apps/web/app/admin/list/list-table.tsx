import * as messages from '@nawl/messages/desk-list'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { addressOf, withParams } from './list-query.ts'
import type { Selection } from './use-selection.ts'

export type ListColumn<Row> = {
  readonly key: string
  readonly label: string
  /** The sorting that its heading asks for, if the list has one. */
  readonly sort?: string
  readonly isFigure?: boolean
  /** On narrow screens the label stands before the value. */
  readonly isLabelled?: boolean
  readonly cell: (row: Row) => React.ReactNode
}

type ListTableProps<Row> = {
  readonly path: string
  /** A class for the places of the cells on narrow screens. */
  readonly className: string
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly defaultSort: string
  readonly selection: Selection
  readonly tableRef: React.RefObject<HTMLTableElement | null>
}

/** The rows of a list: the first cell is a link to what the row stands for. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { className, columns, rows, keyOf, nameOf, selection, tableRef } = props
  return (
    <table ref={tableRef} className={`desk-table desk-list type-ui figures ${className}`}>
      <thead>
        <tr>
          <th scope="col" className="desk-select">
            <SelectPage keys={rows.map(keyOf)} selection={selection} />
          </th>
          {columns.map((column) => (
            <Heading key={column.key} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListRow
            key={keyOf(row)}
            id={keyOf(row)}
            name={nameOf(row)}
            row={row}
            columns={columns}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  )
}

function Heading<Row>({
  column: { label, sort, isFigure },
  path,
  defaultSort,
}: ListTableProps<Row> & { readonly column: ListColumn<Row> }) {
  const [params] = useSearchParams()
  const isSorted = sort !== undefined && (params.get('sort') ?? defaultSort) === sort
  const isUp = params.get('direction') === 'up'
  const next = withParams(params, { sort: sort ?? null, direction: isSorted && !isUp ? 'up' : null })
  return (
    <th
      scope="col"
      className={isFigure ? 'desk-figure' : undefined}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {sort === undefined ? (
        label
      ) : (
        <Link to={addressOf(path, next)} className="desk-sort">
          {label}
          {isSorted && <Glyph name="chevron" size={12} className={isUp ? 'rotate-180' : ''} />}
        </Link>
      )}
    </th>
  )
}

type ListRowProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'selection'> & {
  readonly id: string
  readonly name: string
  readonly row: Row
}

function ListRow<Row>({ id, name, row, columns, selection }: ListRowProps<Row>) {
  const isSelected = selection.keys.has(id)
  return (
    <tr data-key={id} data-selected={isSelected || undefined}>
      <td className="desk-select">
        <label className="desk-check">
          <input
            type="checkbox"
            aria-label={messages.selectOne({ name })}
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </label>
      </td>
      {columns.map(({ key, label, isFigure, isLabelled, cell }, n) => {
        const cellProps = {
          'data-column': key,
          'data-label': isLabelled ? label : undefined,
          className: isFigure ? 'desk-figure' : undefined,
        }
        return n === 0 ? (
          <th key={key} scope="row" {...cellProps}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...cellProps}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

/** Selects every row of the page, or none. */
function SelectPage({
  keys,
  selection,
}: {
  readonly keys: readonly string[]
  readonly selection: Selection
}) {
  const box = useRef<HTMLInputElement>(null)
  const selected = keys.filter((key) => selection.keys.has(key))
  const isAll = keys.length > 0 && selected.length === keys.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll
  })
  const others = [...selection.keys].filter((key) => !keys.includes(key))
  return (
    <label className="desk-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={messages.selectPage}
        checked={isAll}
        onChange={() => selection.choose(isAll ? others : [...others, ...keys])}
      />
      <span aria-hidden className="desk-check-label">
        {messages.selectPage}
      </span>
    </label>
  )
}
