import { cardFamilies } from '@nawl/domain/yarn/library/shade-card'
import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import * as messages from '@nawl/messages/samples-page'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'

import { Pompom } from '../ui/pompom.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { Section } from '../ui/section.tsx'
import { TextField } from '../ui/forms/field.tsx'

type ShadeCardProps = {
  readonly chosen: readonly string[]
  readonly onToggle: (code: string) => void
}

/** All yarns of the shop as pompoms, family by family, or those that are searched for. */
export function ShadeCard({ chosen, onToggle }: ShadeCardProps) {
  const [query, setQuery] = useState('')
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
        : cardFamilies().map(({ name, yarns }) => (
            <Section key={name} title={yarnNameOf(name)} titleClass="type-h4" className="shade-card-family">
              {list(yarns)}
            </Section>
          ))}
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
