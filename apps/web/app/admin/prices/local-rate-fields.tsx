import { LOCAL_CURRENCY_CODES, LOCAL_RATE_SCALE } from '@nawl/domain/money/local-currency'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/shop-prices'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import type { DraftPrices } from './draft-prices.ts'
import { NumberField } from './number-field.tsx'

type Rates = DraftPrices['localRates']

/** Currencies in which totals are also shown; a rate is of the day on which it was typed. */
export function LocalRateFields({ value, change, faults, readOnly }: Fields<DraftPrices>) {
  // A draft or revision may be older than this field.
  const written: Partial<DraftPrices> = value
  const rates = written.localRates ?? []
  const set = (localRates: Rates) => change({ ...value, localRates })
  const [today] = useState(() => shopDay(new Date()))
  const offered = LOCAL_CURRENCY_CODES.filter((code) => rates.every(({ currency }) => currency !== code))
  return (
    <Section title={messages.localRates}>
      <p className="type-ui mt-2 text-graphite">
        {rates.length === 0 ? messages.noLocalRates : messages.localRatesMeaning}
      </p>
      {rates.map((rate, n) => (
        <fieldset key={rate.currency} className="freight-region mt-5">
          <legend className="type-tool">{currencyName(rate.currency)}</legend>
          <NumberField
            label={messages.perUsd({ currency: rate.currency })}
            scale={LOCAL_RATE_SCALE}
            value={rate.perUsd}
            fault={faults[`localRates.${n}.perUsd`]}
            readOnly={readOnly}
            onChange={(perUsd) =>
              set(rates.map((each) => (each === rate ? { ...rate, perUsd, on: today } : each)))
            }
          />
          <p className="type-caption self-end text-graphite">{messages.rateOn({ day: rate.on })}</p>
          {!readOnly && (
            <Button small className="self-end" onClick={() => set(rates.filter((each) => each !== rate))}>
              {messages.removeCurrency({ currency: rate.currency })}
            </Button>
          )}
        </fieldset>
      ))}
      {!readOnly && offered.length > 0 && (
        <SelectField
          label={messages.addCurrency}
          className="mt-4 max-w-100"
          value=""
          onChange={({ target }) => {
            const chosen = offered.find((code) => code === target.value)
            if (chosen) set([...rates, { currency: chosen, perUsd: null, on: today }])
          }}
        >
          <option value="">{messages.chooseCurrency}</option>
          {offered.map((code) => (
            <option key={code} value={code}>
              {currencyName(code)}
            </option>
          ))}
        </SelectField>
      )}
    </Section>
  )
}

const names = new Intl.DisplayNames(LANGUAGE.tag, { type: 'currency' })
const currencyName = (code: string) => `${names.of(code) ?? code} (${code})`
