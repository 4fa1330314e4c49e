import './yarn-ledger.css'

import type { YarnLedgerList, YarnState } from '@nawl/contract/desk/yarn-ledger'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { termsOf } from '@nawl/domain/yarn/library/search-yarns'
import * as messages from '@nawl/messages/yarn-ledger'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { useAdmin } from '../use-admin.ts'
import { yarnTitle } from '../yarns/yarn-columns.tsx'
import { ledgerPath } from './ledger-path.ts'

export default function YarnLedgerRoute() {
  const read = useAdmin<YarnLedgerList>('/api/desk/yarn')
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Ledger list={list} />}
    </AdminPage>
  )
}

function Ledger({ list: { yarns, missing } }: { readonly list: YarnLedgerList }) {
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      <p className="type-ui mt-2 flex flex-wrap gap-x-8">
        <TextLink to="/desk/yarn/needs">{messages.needsLink({ count: missing })}</TextLink>
        <TextLink to="/desk/yarn/supply">{messages.supplyLink}</TextLink>
        <TextLink to="/desk/yarns">{messages.cardLink}</TextLink>
      </p>
      {yarns.length === 0 && (
        <div className="mt-10 max-w-[40em]">
          <h2 className="type-h3">{messages.emptyTitle}</h2>
          <p className="type-body mt-2">{messages.emptyMeaning}</p>
        </div>
      )}
      <FindYarn />
      {yarns.length > 0 && <YarnTable yarns={yarns} />}
    </>
  )
}

/** Opens any yarn of the card, counted or not. */
function FindYarn() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const open = () => {
    const wanted = typed.trim().toLowerCase()
    const found = cardYarns().find(({ code, name }) =>
      [code, name, yarnNameOf(name), optionOf(code, name)].some((said) => said.toLowerCase() === wanted),
    )
    setFault(found ? '' : messages.noSuchYarn)
    if (found) void navigate(ledgerPath(found.code))
  }
  return (
    <LocalForm className="yarn-find mt-8" onSend={open}>
      <div>
        <CheckedField
          label={messages.findYarn}
          list="card-yarns"
          autoComplete="off"
          maxLength={60}
          value={typed}
          fault={fault}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <datalist id="card-yarns">
        {cardYarns().map(({ code, name }) => (
          <option key={code}>{optionOf(code, name)}</option>
        ))}
      </datalist>
      <Button small type="submit">
        {messages.open}
      </Button>
    </LocalForm>
  )
}

const optionOf = (code: string, name: string) => `${yarnNameOf(name)} ${code}`

function YarnTable({ yarns }: { readonly yarns: readonly YarnState[] }) {
  const [typed, setTyped] = useState('')
  const terms = termsOf(typed)
  const found = yarns.filter((yarn) => {
    const said = termsOf(
      [yarn.code, yarn.name.en, yarn.name.ar, yarn.shelf, ...yarn.lots.map(({ lot }) => lot)].join(' '),
    )
    return terms.every((term) => said.some((each) => each.includes(term)))
  })
  return (
    <>
      <TextField
        className="mt-4 max-w-[28em]"
        type="search"
        label={messages.filter}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <table className="desk-table yarn-ledger type-ui mt-6">
        <ColumnHeads
          labels={[
            messages.columnYarn,
            messages.columnShelf,
            messages.columnOnHand,
            messages.columnReserved,
            messages.columnFree,
            messages.columnLots,
          ]}
        />
        <tbody>
          {found.map((yarn) => (
            <YarnRow key={yarn.code} yarn={yarn} />
          ))}
        </tbody>
      </table>
      {found.length === 0 && (
        <p role="status" className="type-body mt-4">
          {messages.noneFound}
        </p>
      )}
    </>
  )
}

function YarnRow({ yarn }: { readonly yarn: YarnState }) {
  const { code, hex, shelf, onHand, reserved, lots } = yarn
  return (
    <tr>
      <th scope="row">
        <span className="yarn-ledger-name">
          <Pompom hex={hex} size={32} />
          <span className="min-w-0">
            <Link to={ledgerPath(code)}>
              <bdi>{yarnTitle(yarn)}</bdi>
            </Link>
            <bdi dir="ltr" className="type-caption block text-graphite">
              {code}
            </bdi>
          </span>
        </span>
      </th>
      <td data-label={messages.columnShelf}>
        <bdi>{shelf}</bdi>
      </td>
      <td className="figures" data-label={messages.columnOnHand}>
        {messages.grams({ grams: onHand })}
      </td>
      <td className="figures" data-label={messages.columnReserved}>
        {messages.grams({ grams: reserved })}
      </td>
      <td className="figures" data-label={messages.columnFree}>
        {messages.grams({ grams: onHand - reserved })}
      </td>
      <td className="type-caption" data-label={messages.columnLots}>
        {lots.map((lot) => (
          <span key={lot.lot} className="block">
            <bdi>{messages.lot({ lot: lot.lot, grams: lot.onHand })}</bdi>
          </span>
        ))}
      </td>
    </tr>
  )
}
