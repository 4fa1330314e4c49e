import { planText, type TradeTerms, type TradeTier } from '@nawl/domain/trade/trade-terms'
import * as messages from '@nawl/messages/desk-trade'
import { LANGUAGES } from '@nawl/messages/languages'
import { useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { CheckedTextArea } from '../../ui/forms/text-area.tsx'
import type { Fields } from '../documents/versions.tsx'
import { languageName } from '../language-name.ts'

/** Tiers of trade accounts, and the days of quotes and payments. */
export function TermsFields({ value, change, faults, readOnly }: Fields<TradeTerms>) {
  const { tiers } = value
  const set = (n: number, part: Partial<TradeTier>) =>
    change({ ...value, tiers: tiers.map((tier, at) => (at === n ? { ...tier, ...part } : tier)) })
  const days = (name: 'quoteDays' | 'partDays', label: string) => (
    <div>
      <CheckedField
        label={label}
        inputMode="numeric"
        dir="ltr"
        maxLength={3}
        readOnly={readOnly}
        fault={faults[name] ?? ''}
        value={value[name] || ''}
        onChange={({ target }) => change({ ...value, [name]: Number(target.value.replaceAll(/\D/g, '')) })}
      />
    </div>
  )
  return (
    <>
      {tiers.map((tier, n) => (
        <Section key={tier.id} title={messages.tierNumber({ n: n + 1 })}>
          <div className="mt-3 grid gap-x-8 sm:grid-cols-2 sm:items-start">
            {(['en', 'ar'] as const).map((language) => (
              <div key={language}>
                <CheckedField
                  label={messages.name({ language: languageName(language) })}
                  lang={language}
                  dir={LANGUAGES[language].direction}
                  maxLength={40}
                  readOnly={readOnly}
                  fault={faults[`tiers.${n}.name.${language}`] ?? ''}
                  value={tier.name[language]}
                  onChange={({ target }) => set(n, { name: { ...tier.name, [language]: target.value } })}
                />
              </div>
            ))}
            <div>
              <CheckedField
                label={messages.percent}
                inputMode="numeric"
                dir="ltr"
                maxLength={2}
                readOnly={readOnly}
                fault={faults[`tiers.${n}.percent`] ?? ''}
                value={tier.percent || ''}
                onChange={({ target }) => set(n, { percent: Number(target.value.replaceAll(/\D/g, '')) })}
              />
            </div>
            <PlanField
              tier={tier}
              readOnly={readOnly}
              fault={Object.entries(faults).find(([path]) => path.startsWith(`tiers.${n}.plans`))?.[1] ?? ''}
              onChange={(plans) => set(n, { plans })}
            />
          </div>
          {!readOnly && tiers.length > 1 && (
            <div className="mt-4">
              <Button
                small
                onClick={() => change({ ...value, tiers: tiers.filter((each) => each !== tier) })}
              >
                {messages.removeTier}
              </Button>
            </div>
          )}
        </Section>
      ))}
      {!readOnly && (
        <div>
          <Button small onClick={() => change({ ...value, tiers: [...tiers, freshTier()] })}>
            {messages.addTier}
          </Button>
        </div>
      )}
      <div className="grid gap-x-8 sm:grid-cols-2 sm:items-start">
        {days('quoteDays', messages.quoteDays)}
        {days('partDays', messages.partDays)}
      </div>
    </>
  )
}

const freshTier = (): TradeTier => ({
  id: newId(),
  name: { en: '', ar: '' },
  percent: 10,
  plans: [],
})

type PlanFieldProps = {
  readonly tier: TradeTier
  readonly readOnly: boolean
  readonly fault: string
  readonly onChange: (plans: TradeTier['plans']) => void
}

/** The plans of a tier, one a line. */
function PlanField({ tier, readOnly, fault, onChange }: PlanFieldProps) {
  const [typed, setTyped] = useState(() => tier.plans.map(planText).join('\n'))
  return (
    <CheckedTextArea
      className="desk-text desk-grows type-ui"
      label={messages.plans}
      dir="ltr"
      readOnly={readOnly}
      value={typed}
      fault={fault}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(plansIn(target.value))
      }}
    />
  )
}

const plansIn = (text: string): TradeTier['plans'] =>
  text
    .split('\n')
    .map((line) => (line.match(/\d+/g) ?? []).map(Number))
    .filter((plan) => plan.length > 0)
