import * as messages from '@nawl/messages/yarn-picker'
import { yarnNameOf } from '@nawl/messages/yarns'
import { cardFamilies } from '@nawl/domain/yarn/library/shade-card'

import { Pompom } from '../../ui/pompom.tsx'
import { TabList } from './tab-list.tsx'
import type { YarnChoice } from './yarn-choice.ts'
import { useWoolNotes } from './use-wool-notes.ts'
import { YarnGrid } from './yarn-grid.tsx'

type YarnPagesProps = {
  /** From 0. */
  readonly page: number
  readonly onTurn: (page: number) => void
  readonly choice: YarnChoice
}

const PANEL = 'shade-card-page'
/** Index of the yarn that represents a family: medium lightness, middle row. */
const TYPICAL = 7

/** The shade card, one family per page. PageUp and PageDown turn it and keep the focused position. */
export function YarnPages({ page, onTurn, choice }: YarnPagesProps) {
  const families = cardFamilies()
  const shown = useWoolNotes()
  const family = families[page]
  if (!family) return null
  const turn = (event: React.KeyboardEvent) => {
    const to = page + ({ PageDown: 1, PageUp: -1 }[event.key] ?? 0)
    if (to === page || !families[to]) return
    event.preventDefault()
    onTurn(to)
  }
  return (
    <>
      <TabList
        label={messages.families}
        tabs={families.map(({ name, yarns }) => ({
          id: name,
          name: yarnNameOf(name),
          content: <Pompom hex={yarns[TYPICAL]?.hex ?? ''} size={24} />,
        }))}
        current={family.name}
        panelId={PANEL}
        onChange={(name) => onTurn(families.findIndex((other) => other.name === name))}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(44px,12.5%),1fr))] px-1.5 pt-2.5 sm:px-3.5"
        tabClassName="card-family"
      />
      <div id={PANEL} role="tabpanel" aria-label={yarnNameOf(family.name)}>
        <p role="status" className="card-words type-caption">
          <span className="me-1 font-medium">{yarnNameOf(family.name)}</span>{' '}
          <span className="figures text-graphite">
            {messages.pageOf({ page: page + 1, pages: families.length })}
          </span>
        </p>
        <YarnGrid
          label={yarnNameOf(family.name)}
          yarns={shown(family.yarns)}
          choice={choice}
          onKeyDown={turn}
        />
      </div>
    </>
  )
}
