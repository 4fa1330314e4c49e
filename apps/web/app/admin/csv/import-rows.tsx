import type { ImportAnswer, ImportRow } from '@nawl/contract/desk/csv-import'
import * as messages from '@nawl/messages/desk-csv'
import { useState } from 'react'

import { ColumnHeads } from '../column-heads.tsx'
import { Button } from '../../ui/controls/button.tsx'

const FATES = ['refused', 'changed', 'new', 'unchanged'] as const
/** Rows shown at once: a browser cannot lay out a hundred thousand. */
const AT_ONCE = 200

/** What becomes of each row of a file, by fate; refused rows first. */
export function ImportRows({ answer: { rows, counts } }: { readonly answer: ImportAnswer }) {
  const [fate, setFate] = useState<ImportRow['fate']>(() => FATES.find((one) => counts[one] > 0) ?? 'new')
  const [shown, setShown] = useState(AT_ONCE)
  const found = rows.filter((row) => row.fate === fate)
  return (
    <>
      <div role="group" aria-label={messages.fates} className="desk-views type-ui mt-6">
        {FATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === fate}
            className="aria-pressed:font-semibold"
            onClick={() => {
              setFate(one)
              setShown(AT_ONCE)
            }}
          >
            {messages.fateCount({ fate: one, count: counts[one] })}
          </button>
        ))}
      </div>
      {found.length > 0 && (
        <table className="desk-table type-ui figures">
          <ColumnHeads labels={[messages.line, messages.key, messages.what]} />
          <tbody>
            {found.slice(0, shown).map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row">
                  <bdi dir="ltr">{row.code}</bdi>
                </th>
                <td className="wrap-anywhere whitespace-normal">
                  <Fate row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown && (
        <Button small className="mt-4" onClick={() => setShown(shown + AT_ONCE)}>
          {messages.moreRows({ count: Math.min(AT_ONCE, found.length - shown) })}
        </Button>
      )}
    </>
  )
}

function Fate({ row: { fate, changes, problems, near, isClipped } }: { readonly row: ImportRow }) {
  return (
    <ul>
      {problems?.map(({ column, problem, other }) => (
        <li key={`${column} ${problem} ${other}`} className="text-madder-deep">
          {messages.rowProblem({ column: column ?? 'none', problem, other: other ?? '' })}
        </li>
      ))}
      {changes?.map(({ column, before, after }) => (
        <li key={column}>
          <bdi dir="ltr">{column}</bdi>:{' '}
          <del className="text-graphite">
            <bdi>{before || messages.nothing}</bdi>
          </del>{' '}
          <ins className="no-underline">
            <bdi>{after || messages.nothing}</bdi>
          </ins>
        </li>
      ))}
      {near && (
        <li className="text-graphite">
          {messages.nearWarning({ code: near.code, difference: near.deltaE.toFixed(1) })}
        </li>
      )}
      {isClipped && <li className="text-graphite">{messages.clipped}</li>}
      {fate === 'new' && !near && !isClipped && <li className="text-graphite">{messages.isNew}</li>}
    </ul>
  )
}
