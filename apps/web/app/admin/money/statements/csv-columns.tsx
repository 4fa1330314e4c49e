import type { StatementAnswer } from '@nawl/contract/desk/statements'
import {
  DATE_ORDERS,
  DECIMAL_MARKS,
  SEPARATORS,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '@nawl/contract/desk/statement-columns'
import * as messages from '@nawl/messages/statements'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'

type Looked = Extract<StatementAnswer, { readonly kind: 'columns' }>
type Wishes = Readonly<Record<string, string>>
type Props = {
  readonly answer: Looked
  readonly busy: boolean
  /** Looks at the file again with another separator or row of headings. */
  readonly onLook: (wishes: Wishes) => void
  readonly onRead: (wishes: Wishes) => void
}

const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'other',
}

/** What each column of a CSV file is: guessed, and corrected by a person before anything is saved. */
export function CsvColumns({ answer: { reading, records }, busy, onLook, onRead }: Props) {
  const [columns, setColumns] = useState<readonly StatementColumn[]>(reading.columns)
  const [dates, setDates] = useState<string>(reading.dates)
  const [decimal, setDecimal] = useState<string>(reading.decimal)
  const [currency, setCurrency] = useState(reading.currency)
  const [isLacking, setLacking] = useState(false)
  const [headings = [], ...sample] = records
  const fields = columns.map((column, at) => ({
    id: `column-${at}`,
    column,
    at,
    heading: headings[at] ?? '',
    cells: sample
      .flatMap((cells) => cells[at] ?? [])
      .filter((cell) => cell !== '')
      .slice(0, 2)
      .join(' · '),
  }))
  const look = (wishes: Wishes) =>
    onLook({ separator: reading.separator, headings: String(reading.headings), ...wishes })
  const read = () => {
    const has = (column: StatementColumn) => columns.includes(column)
    const isWhole = has('date') && (has('amount') || has('credit'))
    setLacking(!isWhole)
    if (isWhole && !busy)
      onRead({
        separator: reading.separator,
        headings: String(reading.headings),
        columns: columns.join(','),
        dates,
        decimal,
        currency,
      })
  }
  return (
    <Section title={messages.columnsTitle} className="mt-8">
      <p className="type-ui mt-1 max-w-[60em] text-graphite">{messages.columnsMeaning}</p>
      <div className="statement-columns mt-4">
        <SelectField
          label={messages.separator}
          value={reading.separator}
          onChange={({ target }) => look({ separator: target.value })}
        >
          {SEPARATORS.map((mark) => (
            <option key={mark} value={mark}>
              {messages.separatorName({ separator: SEPARATOR_NAMES[mark] ?? 'other' })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.headings}
          type="number"
          min={1}
          max={50}
          defaultValue={reading.headings}
          onBlur={({ target }) => {
            const row = Number(target.value)
            if (row >= 1 && row <= 50 && row !== reading.headings) look({ headings: String(row) })
          }}
        />
        <SelectField label={messages.dates} value={dates} onChange={({ target }) => setDates(target.value)}>
          {DATE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {messages.datesName({ order })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.decimal}
          value={decimal}
          onChange={({ target }) => setDecimal(target.value)}
        >
          {DECIMAL_MARKS.map((mark) => (
            <option key={mark} value={mark}>
              {messages.decimalName({ mark })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.currency}
          value={currency}
          dir="ltr"
          maxLength={3}
          onChange={({ target }) => setCurrency(target.value.toUpperCase())}
        />
        {fields.map(({ id, column, at, heading, cells }) => (
          <div key={id}>
            <SelectField
              label={messages.column({ number: at + 1, heading })}
              value={column}
              onChange={({ target }) => {
                const chosen = STATEMENT_COLUMNS.find((one) => one === target.value) ?? 'none'
                setColumns(columns.map((other, n) => (n === at ? chosen : other)))
              }}
            >
              {STATEMENT_COLUMNS.map((one) => (
                <option key={one} value={one}>
                  {messages.columnName({ column: one })}
                </option>
              ))}
            </SelectField>
            <p className="type-caption mt-1 truncate text-graphite">
              <bdi>{cells}</bdi>
            </p>
          </div>
        ))}
      </div>
      <Fault className="mt-4">{isLacking && messages.needsColumns}</Fault>
      <Button small kind="primary" className="mt-4" aria-disabled={busy} onClick={read}>
        {messages.save}
      </Button>
    </Section>
  )
}
