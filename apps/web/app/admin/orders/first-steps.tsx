import type { DesignList } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteTextList } from '@nawl/contract/desk/site-text'
import type { StaffList } from '@nawl/contract/desk/staff'
import * as messages from '@nawl/messages/first-steps'
import { Link } from 'react-router'

import { Section } from '../../ui/section.tsx'
import { useDeskCaller } from '../desk-caller.ts'
import { useAdmin } from '../use-admin.ts'

/** What an owner has to decide before the first order, and what of it was done. It goes with that order. */
export function FirstSteps() {
  const caller = useDeskCaller()
  const wasPublished = (answer: DocumentAnswer<unknown>) => answer.number > 0
  const shop = useDone('/api/desk/settings/shop', wasPublished)
  const business = useDone('/api/desk/settings/business', wasPublished)
  const prices = useDone('/api/desk/settings/prices', wasPublished)
  const design = useDone('/api/desk/designs', ({ designs }: DesignList) =>
    designs.some(({ isBuiltIn, state }) => !isBuiltIn && state === 'public'),
  )
  const texts = useDone('/api/desk/texts', (list: SiteTextList) =>
    list.texts.some(({ isEdited }) => isEdited),
  )
  const staff = useDone('/api/desk/staff', ({ members }: StaffList) => members.length > 1)
  return (
    <Section title={messages.title} className="mt-8 max-w-[720px]">
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <ul className="mt-4 border-t border-ink">
        <Step to="/desk/settings" name={messages.shop} meaning={messages.shopMeaning} isDone={shop} />
        <Step
          to="/desk/settings/business"
          name={messages.business}
          meaning={messages.businessMeaning}
          isDone={business}
        />
        <Step to="/desk/prices" name={messages.prices} meaning={messages.pricesMeaning} isDone={prices} />
        <Step
          to="/desk/designs/new"
          name={messages.design}
          meaning={messages.designMeaning}
          isDone={design}
        />
        <Step to="/desk/texts" name={messages.texts} meaning={messages.textsMeaning} isDone={texts} />
        <Step to="/desk/staff" name={messages.staff} meaning={messages.staffMeaning} isDone={staff} />
        <Step
          to="/desk/security"
          name={messages.factor}
          meaning={messages.factorMeaning}
          isDone={caller?.secondFactor === 'set-up'}
        />
      </ul>
    </Section>
  )
}

/** Whether what a path of the desk answers shows that a step was taken; false while that is not known. */
function useDone<T>(path: string, isDone: (answer: T) => boolean): boolean {
  const { seen } = useAdmin<T>(path)
  return seen.status === 'shown' && isDone(seen.value)
}

type StepProps = {
  readonly to: string
  readonly name: string
  readonly meaning: string
  readonly isDone: boolean
}

function Step({ to, name, meaning, isDone }: StepProps) {
  return (
    <li className="flex items-start justify-between gap-6 border-b border-rule py-3">
      <div>
        <Link to={to} className="type-ui inline-flex min-h-11 items-center font-medium underline">
          {name}
        </Link>
        <p className="type-caption text-graphite">{meaning}</p>
      </div>
      {isDone && <p className="type-caption flex min-h-11 items-center">{messages.done}</p>}
    </li>
  )
}
