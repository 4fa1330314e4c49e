import type { ListedDocument } from '@nawl/contract/desk/tax-documents'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/tax-documents'
import { Link } from 'react-router'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits, lessText } from '../../sales/order/summary/format-money.ts'
import type { ListColumn } from '../list/list-table.tsx'

const signed = (amount: number, { kind }: ListedDocument) =>
  kind === 'invoice' || amount === 0 ? formatMinorUnits(amount, 'AED') : lessText(amount, 'AED')

/** The columns of the list of invoices and credit notes; the order's page has the files. */
export const DOCUMENT_COLUMNS: readonly ListColumn<ListedDocument>[] = [
  {
    key: 'document',
    label: messages.columnDocument,
    cell: ({ number, orderNumber, kind }) => (
      <>
        <Link to={`/desk/${orderNumber}`}>{number}</Link>
        <span className="type-caption block font-normal text-graphite">{messages.kindName({ kind })}</span>
      </>
    ),
  },
  {
    key: 'reason',
    label: messages.columnReason,
    cell: ({ reason, corrects }) => (
      <>
        {messages.reasonName({ reason })}
        {corrects && <span className="type-caption block text-graphite">{corrects}</span>}
      </>
    ),
  },
  {
    key: 'order',
    label: messages.columnOrder,
    cell: ({ orderNumber, name }) => (
      <>
        <bdi>{name}</bdi>
        <span className="type-caption block text-graphite">{orderNumber}</span>
      </>
    ),
  },
  {
    key: 'vat',
    label: messages.columnVat,
    isFigure: true,
    isLabelled: true,
    cell: (document) => signed(document.amounts.AED.vat, document),
  },
  {
    key: 'total',
    label: messages.columnTotal,
    sort: 'total',
    isFigure: true,
    cell: (document) => signed(document.amounts.AED.total, document),
  },
  {
    key: 'issued',
    label: messages.columnIssued({ zone: SHOP_ZONE_NAME }),
    sort: 'issued',
    cell: ({ issuedAt }) => <span className="whitespace-nowrap">{shortMoment(issuedAt)}</span>,
  },
]
