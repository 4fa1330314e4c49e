import * as messages from '@nawl/messages/studio'
import { Fragment, useState } from 'react'

import { swatchLayout } from './swatch-layout.ts'
import { ACTIONS } from '../state/actions.ts'
import { colorsOf } from '../state/studio-state.ts'
import { Swatch } from './swatch.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { YarnPicker } from './yarn-picker.tsx'
import { useRoving } from '../yarns/use-roving.ts'
import { FIRST_SOURCE } from '../yarns/yarn-source.ts'

/**
 * The yarns found in the rug: one tab stop, arrow keys move between them. The picker follows its swatch in the DOM,
 * so that Tab leads into it; the grid lays it out below the row.
 */
export function SwatchList({ rug, state, gesture }: OpenStudio) {
  const colors = colorsOf(state)
  const [source, setSource] = useState(FIRST_SOURCE)
  const chosen = colors.findIndex(({ hex }) => hex === state.selected)
  const { list, stopProps } = useRoving<HTMLDivElement>(colors.length, chosen)
  return (
    <div className="shelf-room">
      <div
        ref={list}
        role="group"
        aria-label={messages.yarns}
        className={`shelf ${swatchLayout(colors.length)}`}
      >
        {colors.map((yarn, place) => {
          const open = state.selected === yarn.hex
          return (
            <Fragment key={yarn.hex}>
              <Swatch
                rug={rug}
                yarn={yarn}
                newHex={state.look.mappings[yarn.hex]}
                locked={state.locked.has(yarn.hex)}
                open={open}
                busy={!ACTIONS.pressSwatch.can(state)}
                onPress={() => gesture({ type: 'pressSwatch', hex: yarn.hex })}
                stop={stopProps(place)}
              />
              {open && (
                <YarnPicker
                  key={`${yarn.hex} picker`}
                  rug={rug}
                  hex={yarn.hex}
                  place={place}
                  state={state}
                  gesture={gesture}
                  source={source}
                  onSource={setSource}
                />
              )}
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
