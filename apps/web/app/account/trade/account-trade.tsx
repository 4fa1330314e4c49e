import './trade.css'

import type { OwnedProofs } from '@nawl/contract/proofs/proof'
import type { ProjectList } from '@nawl/contract/trade/project'
import type { TradeAnswer } from '@nawl/contract/trade/trade'
import * as messages from '@nawl/messages/account'
import * as proofMessages from '@nawl/messages/proofs'
import * as tradeMessages from '@nawl/messages/trade-account'

import { type CallResult, callJson } from '../../sales/order/calls/call-json.ts'
import { useRequested } from '../../sales/order/calls/use-requested.ts'
import { formatDay } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { AccountSection } from '../account-section.tsx'
import { TradeRow } from './trade-row.tsx'

/** How many of each the account page shows. */
const MOST = 3

type Work = { readonly projects: ProjectList['projects']; readonly proofs: OwnedProofs }

/** The latest projects of a member of the trade, and the proofs that clients have before them; nothing for others. */
export function AccountTrade({ userId }: { readonly userId: string }) {
  const { called, isFresh } = useRequested<Work>(userId, askForWork)
  if (!isFresh || !called?.ok) return null
  const { projects, proofs } = called.answer
  return (
    <>
      {projects.length > 0 && (
        <AccountSection title={messages.yourProjects}>
          <ul className="trade-list mt-6">
            {projects.slice(0, MOST).map(({ id, name, rooms, rugs, neededBy }) => (
              <TradeRow key={id} to={`/account/projects/${id}`} name={name}>
                {tradeMessages.projectFacts({ rooms, rugs })}
                {neededBy && ` · ${tradeMessages.neededOn({ day: formatDay(`${neededBy}T08:00:00Z`) })}`}
              </TradeRow>
            ))}
          </ul>
          <p className="mt-8">
            <TextLink to="/account/projects">{messages.allProjects}</TextLink>
          </p>
        </AccountSection>
      )}
      {proofs.length > 0 && (
        <AccountSection title={messages.withClients}>
          <ul className="trade-list mt-6">
            {proofs.slice(0, MOST).map(({ id, title, lines, approved, openThreads }) => (
              <TradeRow key={id} to={`/account/proofs/${id}`} name={title}>
                {proofMessages.listed({ lines, approved, open: openThreads })}
              </TradeRow>
            ))}
          </ul>
          <p className="mt-8">
            <TextLink to="/account/proofs">{messages.allProofs}</TextLink>
          </p>
        </AccountSection>
      )}
    </>
  )
}

/** Projects are asked for by members only, as others are refused them. */
async function askForWork(): Promise<CallResult<Work>> {
  const [account, proofs] = await Promise.all([
    callJson<TradeAnswer>(accountFetch, '/api/account/trade'),
    callJson<OwnedProofs>(accountFetch, '/api/account/proofs'),
  ])
  if (!account.ok) return account
  if (!proofs.ok) return proofs
  const waiting = proofs.answer.filter(
    ({ state, lines, approved, openThreads }) => state === 'open' && (approved < lines || openThreads > 0),
  )
  if (account.answer.state !== 'accepted') return { ok: true, answer: { projects: [], proofs: waiting } }
  const listed = await callJson<ProjectList>(accountFetch, '/api/account/projects')
  return listed.ok ? { ok: true, answer: { projects: listed.answer.projects, proofs: waiting } } : listed
}
