import '../studio/yarns/more-yarns.css'

import { cardFamilies } from '@nawl/domain/yarn/library/shade-card'
import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import * as messages from '@nawl/messages/samples-page'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'

import { Pompom } from '../ui/pompom.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { TabList } from '../studio/yarns/tab-list.tsx'

type ShadeCardProps = {
  readonly chosen: readonly string[]
  readonly onToggle: (code: string) => void
}

const PANEL = 'shade-card-family'
/** Place of the yarn that stands for a family: of medium lightness, in the middle row. */
const TYPICAL = 7

/** The yarns of the shop as pompoms, one family at a time, or those that are searched for. */
export function ShadeCard({ chosen, onToggle }: ShadeCardProps) {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState('')
  const families = cardFamilies()
  const family = families.find(({ name }) => name === shown) ?? families[0]
  const found = query.trim() === '' ? null : searchYarns(query, yarnNameOf)
  const list = (yarns: readonly Yarn[]) => <YarnList yarns={yarns} chosen={chosen} onToggle={onToggle} />
  return (
    <section aria-label={messages.card} className="shade-card">
      <TextField
        type="search"
        label={messages.find}
        value={query}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.target.value)}
        className="shade-card-search"
      />
      <p role="status" className="type-ui mt-4 empty:hidden">
        {found?.length === 0 ? messages.noneFound : ''}
      </p>
      {found
        ? list(found)
        : family && (
            <>
              <TabList
                label={messages.card}
                tabs={families.map(({ name, yarns }) => ({
                  id: name,
                  name: yarnNameOf(name),
                  content: <Pompom hex={yarns[TYPICAL]?.hex ?? ''} size={32} />,
                }))}
                current={family.name}
                panelId={PANEL}
                onChange={setShown}
                className="shade-card-families"
                tabClassName="card-family"
              />
              <div id={PANEL} role="tabpanel" aria-label={yarnNameOf(family.name)}>
                <h2 className="type-h3 mt-6">{yarnNameOf(family.name)}</h2>
                {list(family.yarns)}
              </div>
            </>
          )}
    </section>
  )
}

function YarnList({ yarns, chosen, onToggle }: ShadeCardProps & { readonly yarns: readonly Yarn[] }) {
  return (
    <ul className="sample-yarns">
      {yarns.map(({ code, name, hex, isOut }) => {
        const isChosen = chosen.includes(code)
        return (
          <li key={code}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={isOut}
              onClick={() => onToggle(code)}
              className="sample-yarn"
            >
              <span className="sample-yarn-ball">
                <Pompom hex={hex} size={56} />
                {isChosen && (
                  <span className="sample-yarn-tick">
                    <Glyph name="tick" size={16} />
                  </span>
                )}
              </span>
              <bdi className="type-micro">{yarnNameOf(name)}</bdi>{' '}
              <span className="type-micro figures text-graphite">{isOut ? messages.out : code}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
