import { Link } from 'react-router'

type TradeRowProps = {
  readonly to: string
  readonly name: string
  /** Whom it is for, on a line of its own. */
  readonly client?: string
  readonly children: React.ReactNode
}

/** A row of a list of projects, rooms, quotes or proofs: a link with a name and facts in small type. */
export function TradeRow({ to, name, client = '', children }: TradeRowProps) {
  return (
    <li>
      <Link to={to} className="trade-row">
        <span className="type-h4 wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {client !== '' && (
          <span className="type-ui text-graphite">
            <bdi>{client}</bdi>
          </span>
        )}
        <span className="type-caption figures text-graphite">{children}</span>
      </Link>
    </li>
  )
}
