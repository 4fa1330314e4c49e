import './calendar.css'

import type { DeskCalendar } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'

import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useDeskCaller } from '../desk-caller.ts'
import { useAdmin } from '../use-admin.ts'
import { Calendar } from './calendar.tsx'

export default function CalendarRoute() {
  const read = useAdmin<DeskCalendar>('/api/desk/calendar')
  const maySet = useDeskCaller()?.permissions.includes('settings.change') ?? false
  return (
    <AdminPage title={messages.title} read={read}>
      {(calendar) => (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8">
            <h1 className="type-h2">{messages.title}</h1>
            {maySet && calendar.frames.length > 0 && (
              <TextLink to="/desk/calendar/frames">{messages.framesAndPeople}</TextLink>
            )}
          </div>
          {calendar.frames.length === 0 || calendar.tufters.length === 0 ? (
            <NoFrames maySet={maySet} />
          ) : (
            <Calendar calendar={calendar} show={read.show} reload={read.reload} />
          )}
        </>
      )}
    </AdminPage>
  )
}

/** Until somebody says what rugs are made on, dates are the weeks of the price list. */
const NoFrames = ({ maySet }: { readonly maySet: boolean }) => (
  <>
    <p className="type-body mt-4 max-w-[64ch]">{messages.noFrames}</p>
    {maySet && (
      <ButtonLink to="/desk/calendar/frames" kind="primary" className="mt-6">
        {messages.addFrames}
      </ButtonLink>
    )}
  </>
)
