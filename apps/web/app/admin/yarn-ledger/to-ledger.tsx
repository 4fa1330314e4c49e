import * as messages from '@nawl/messages/yarn-ledger'
import { Link } from 'react-router'

/** Back to all wool. */
export const ToLedger = () => (
  <p className="type-ui">
    <Link to="/desk/yarn" className="inline-flex min-h-11 items-center underline underline-offset-4">
      {messages.back}
    </Link>
  </p>
)
