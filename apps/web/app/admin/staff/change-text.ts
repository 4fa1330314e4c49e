import type { ActivityResponse } from '@nawl/contract/desk/activity'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import * as messages from '@nawl/messages/staff'
import { yarnNameOf } from '@nawl/messages/yarns'

import type { NameOfDocument } from './use-document-names.ts'

type Change = ActivityResponse['changes'][number]

/** A change as a sentence. */
export function changeText({ kind, subject, before, after }: Change, documentName: NameOfDocument): string {
  const role = (values: Change['before']) => messages.roleName({ role: textIn(values, 'role') })
  switch (kind) {
    case 'staff.invited':
      return messages.didInvite({ email: subject, role: role(after) })
    case 'staff.role-changed':
      return messages.didChangeRole({ email: subject, before: role(before), after: role(after) })
    case 'staff.removed':
      return messages.didRemove({ email: subject, role: role(before) })
    case 'staff.released':
      return messages.didRelease({ email: subject })
    case 'second-factor.added':
      return messages.didAddFactor({ name: textIn(after, 'factor') })
    case 'second-factor.removed':
      return messages.didRemoveFactor({ name: textIn(before, 'factor') })
    case 'second-factor.recovered':
      return messages.didRecover
    case 'second-factor.codes-made':
      return messages.didMakeCodes
    case 'second-factor.reset':
      return messages.didResetFactor({ email: subject })
    case 'document.published':
      return messages.didPublish({ document: documentName(subject), number: numberIn(after) })
    case 'document.restored':
      return numberIn(after, 'restores') === 0
        ? messages.didRestoreBuiltIn({ document: documentName(subject) })
        : messages.didRestore({ document: documentName(subject), number: numberIn(after, 'restores') })
    case 'document.called-off':
      return messages.didCallOff({ document: documentName(subject), number: numberIn(before) })
    case 'document.kept':
      return messages.didKeep({ document: documentName(subject), number: numberIn(after) })
    case 'webhook.added':
      return messages.didAddWebhook({ host: subject })
    case 'webhook.changed': {
      const isOn = after?.['isOn'] === true
      return isOn === (before?.['isOn'] === true)
        ? messages.didChangeWebhook({ host: subject })
        : messages.didTurnWebhook({ host: subject, isOn: String(isOn) })
    }
    case 'webhook.removed':
      return messages.didRemoveWebhook({ host: subject })
    case 'webhook.secret-rotated':
      return messages.didRotateSecret({ host: subject })
    case 'webhook.switched-off':
      return messages.didSwitchOffWebhook({ host: subject })
    case 'token.created':
      return messages.didCreateToken({ name: subject })
    case 'token.revoked':
      return messages.didRevokeToken({ name: subject })
    case 'yarn.changed':
      return messages.didChangeYarn({ code: subject, name: textIn(after, 'name') })
    case 'yarn.stocked':
      return messages.didStockYarns({ isOut: String(after?.['isOut'] === true), codes: yarnsNamed(subject) })
    case 'yarns.imported':
      return messages.didImportYarns({
        added: numberIn(after, 'added'),
        changed: numberIn(after, 'changed'),
        refused: numberIn(after, 'refused'),
      })
    case 'designs.imported':
    case 'prices.imported': {
      const counts = { changed: numberIn(after, 'changed'), refused: numberIn(after, 'refused') }
      return kind === 'designs.imported'
        ? messages.didImportDesigns(counts)
        : messages.didImportPrices(counts)
    }
    case 'newsletter.started':
      return messages.didStartIssue({ subject, recipients: numberIn(after, 'recipients') })
    case 'newsletter.stopped':
      return messages.didStopIssue({ subject })
    case 'newsletter.continued':
      return messages.didContinueIssue({ subject })
    case 'question.ignored':
      return messages.didIgnoreQuestion({ question: subject })
    case 'question.wanted':
      return messages.didWantQuestion({ question: subject })
    case 'month.closed':
      return messages.didCloseMonth({ month: subject })
    case 'code.added':
      return messages.didAddCode({ code: subject })
    case 'code.ended':
      return messages.didEndCode({ code: subject })
    case 'gift-card.issued':
      return messages.didIssueCard({ ending: subject })
    case 'gift-card.blocked':
      return messages.didBlockCard({ ending: subject })
    case 'trade.accepted':
      return messages.didAcceptTrade({ email: subject })
    case 'trade.refused':
      return messages.didRefuseTrade({ email: subject })
    case 'trade.paused':
      return messages.didPauseTrade({ email: subject })
    case 'list.exported':
      return messages.didExport({
        what: subject,
        rows: numberIn(after, 'rows'),
        selected: String(after?.['selected'] === true),
        searched: String(after?.['searched'] === true),
        filters: textIn(after, 'filters') || 'none',
      })
  }
}

const textIn = (values: Change['before'], name: string) => {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

const numberIn = (values: Change['before'], name = 'number') => Number(values?.[name] ?? 0)

/** Codes of yarns, with the names that the shade card has for them. */
const yarnsNamed = (codes: string) =>
  codes.replaceAll(/[^\s,،]+/g, (code) => {
    const yarn = cardYarns().find((one) => one.code === code)
    return yarn ? messages.yarnNamed({ name: yarnNameOf(yarn.name), code }) : code
  })
