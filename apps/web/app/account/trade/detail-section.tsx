import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'

import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { Plan, ProjectEditor } from './use-project.ts'

/** What a project is called, for whom it is, its budget and date, and notes. */
export function DetailSection({ editor: { plan, change } }: { readonly editor: ProjectEditor }) {
  const set = (part: Partial<Plan>) => change((before) => ({ ...before, ...part }))
  return (
    <Section title={messages.details}>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_1fr]">
        <TextField
          label={messages.projectName}
          value={plan.name}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={messages.client}
          value={plan.client}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => set({ client: target.value })}
        />
        <Budget budget={plan.budget} onChange={(budget) => set({ budget })} />
        <TextField
          label={messages.neededBy}
          type="date"
          value={plan.neededBy ?? ''}
          onChange={({ target }) => set({ neededBy: target.value === '' ? null : target.value })}
        />
      </div>
      <div className="mt-6">
        <TextArea
          dir="auto"
          label={messages.notes}
          value={plan.notes}
          maxLength={2000}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </div>
    </Section>
  )
}

type BudgetProps = { readonly budget: number | null; readonly onChange: (budget: number | null) => void }

function Budget({ budget, onChange }: BudgetProps) {
  const [typed, setTyped] = useState(budget === null ? '' : String(budget / 100))
  const plain = typed.replaceAll(/[\s,]/g, '')
  const isWrong = plain !== '' && !/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)
  return (
    <div>
      <CheckedField
        label={messages.budget}
        value={typed}
        inputMode="decimal"
        dir="ltr"
        maxLength={14}
        autoComplete="off"
        fault={isWrong ? messages.budgetWrong : ''}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = target.value.replaceAll(/[\s,]/g, '')
          if (next === '') onChange(null)
          else if (/^\d{1,8}(?:\.\d{1,2})?$/.test(next)) onChange(Math.round(Number(next) * 100))
        }}
      />
    </div>
  )
}
