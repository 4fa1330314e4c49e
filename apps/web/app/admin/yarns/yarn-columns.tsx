import type { DeskYarn } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'
import { LANGUAGE } from '@nawl/messages/language'
import { yarnNameOf } from '@nawl/messages/yarns'
import { Link } from 'react-router'

import { Pompom } from '../../ui/pompom.tsx'
import type { ListColumn } from '../list/list-table.tsx'

/** The name of a yarn in the language of the page; English where it has no other. */
export const yarnTitle = ({ name }: Pick<DeskYarn, 'name'>): string =>
  (LANGUAGE.code === 'ar' ? name.ar : name.en) || yarnNameOf(name.en)

export const yarnPath = (code: string): string => `/desk/yarns/${encodeURIComponent(code)}`

/** The columns of the list of yarns; `toggle` puts a yarn out of stock, or back. */
export function yarnColumns(
  toggle: (yarn: DeskYarn) => void,
  busy: boolean,
): readonly ListColumn<DeskYarn>[] {
  return [
    {
      key: 'yarn',
      label: messages.columnYarn,
      sort: 'name',
      cell: (yarn) => (
        <span className="yarn-cell">
          <Pompom hex={yarn.hex} size={32} />
          <span className="min-w-0">
            <Link to={yarnPath(yarn.code)}>
              <bdi>{yarnTitle(yarn)}</bdi>
            </Link>
            <span className="type-caption block font-normal text-graphite">{yarnNameOf(yarn.family)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'code',
      label: messages.columnCode,
      sort: 'code',
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    { key: 'hex', label: messages.columnHex, cell: ({ hex }) => <bdi dir="ltr">{hex}</bdi> },
    {
      key: 'supplier',
      label: messages.columnSupplier,
      cell: ({ supplier, article }) => (
        <span className="wrap-anywhere">
          <bdi>{supplier}</bdi> <bdi className="text-graphite">{article}</bdi>
        </span>
      ),
    },
    {
      key: 'kg',
      label: messages.columnKg,
      sort: 'kg',
      isFigure: true,
      isLabelled: true,
      cell: ({ kg }) => (kg === null ? '' : messages.kilograms({ kg })),
    },
    {
      key: 'stock',
      label: messages.columnStock,
      cell: (yarn) => <Stock yarn={yarn} toggle={toggle} busy={busy} />,
    },
  ]
}

type StockProps = {
  readonly yarn: DeskYarn
  readonly toggle: (yarn: DeskYarn) => void
  readonly busy: boolean
}

function Stock({ yarn, toggle, busy }: StockProps) {
  const { isOut, isArchived } = yarn
  if (isArchived) return messages.stockName({ stock: 'archived' })
  const act = isOut ? messages.putBackOne : messages.putOutOne
  const state = isOut ? messages.isOut : messages.isIn
  return (
    <button
      type="button"
      className={`desk-plain ${isOut ? 'text-madder-deep' : ''}`}
      aria-label={`${state} ${act({ name: yarnTitle(yarn) })}`}
      aria-disabled={busy}
      onClick={() => toggle(yarn)}
    >
      {state}
    </button>
  )
}
