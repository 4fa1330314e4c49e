import type { OrderResponse } from '@nawl/contract/sales/order'

type Waiting = Pick<OrderResponse, 'state' | 'approvals'>

/** Whether a line of an order waits for its approval; of one line, whether that does. */
export const awaitsApproval = ({ state, approvals }: Waiting, line?: string): boolean =>
  state === 'confirmed' &&
  approvals.some(
    (each) => each.isAwaited && each.approvedAt === null && (line === undefined || each.line === line),
  )
