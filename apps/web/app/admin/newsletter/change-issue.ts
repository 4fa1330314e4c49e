import type { IssueSending } from '@nawl/contract/desk/newsletter'

import { type CallResult, callJson, command } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'

/** The desk's calls about issues. */
export const NEWSLETTER = '/api/desk/newsletter'
/** The calls about one issue. */
export const issuePath = (key: string) => `${NEWSLETTER}/${encodeURIComponent(key)}`

/** Commands an issue: to be tested, sent, stopped or gone on with. */
export const changeIssue = (
  key: string,
  what: 'test' | 'send' | 'stop' | 'continue',
  body?: object,
): Promise<CallResult<IssueSending>> =>
  callJson<IssueSending>(accountFetch, `${issuePath(key)}/${what}`, command(body))
