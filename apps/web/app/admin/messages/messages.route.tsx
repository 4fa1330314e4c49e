import type { MessageList } from '@nawl/contract/desk/messages'
import { MESSAGE_KINDS, MESSAGE_STATES } from '@nawl/domain/messages/message-state'
import * as messages from '@nawl/messages/desk-messages'
import { useSearchParams } from 'react-router'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { AdminPage } from '../admin-page.tsx'
import { DeskList } from '../list/desk-list.tsx'
import type { ListFilter } from '../list/list-filters.tsx'
import { useAdmin } from '../use-admin.ts'
import { CloseSelected } from './close-selected.tsx'
import { MESSAGE_COLUMNS } from './message-columns.tsx'

export default function MessagesRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<MessageList>(`/api/desk/messages?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {({ messages: rows, next }) => (
        <>
          <DeskList
            list="messages"
            path="/desk/messages"
            title={messages.title}
            searchLabel={messages.searchLabel}
            foundLabel={messages.found}
            filters={FILTERS}
            columns={MESSAGE_COLUMNS}
            defaultSort="waiting"
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ name, email }) => (name === '' ? email : name)}
            next={next}
            none={messages.none}
            files={[]}
            bulk={(ids, choose) => <CloseSelected {...{ ids, choose }} reload={read.reload} />}
          />
          <TextLink to="/desk/messages/canned">{messages.cannedTitle}</TextLink>
        </>
      )}
    </AdminPage>
  )
}

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: messages.state,
    any: messages.anyState,
    options: MESSAGE_STATES.map((state) => ({ value: state, label: messages.stateName({ state }) })),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: messages.kind,
    any: messages.anyKind,
    options: MESSAGE_KINDS.map((kind) => ({ value: kind, label: messages.kindName({ kind }) })),
  },
  {
    kind: 'choice',
    name: 'assignee',
    label: messages.assignee,
    any: messages.anybody,
    options: [
      { value: 'me', label: messages.me },
      { value: 'nobody', label: messages.nobody },
    ],
  },
]
