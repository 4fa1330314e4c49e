import './color-tool.css'
import './swatches.css'

import * as messages from '@nawl/messages/studio'
import { colorsOf } from '../state/studio-state.ts'
import { SwatchList } from './swatches.tsx'
import { ToolRow } from './tool-row.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { YarnSkeletons } from './yarn-skeletons.tsx'

/** `children` are beside the title: actions on the whole design. */
type ColorToolProps = OpenStudio & {
  readonly children: React.ReactNode
  /** Below the yarns: how to see them in wool. */
  readonly samples: React.ReactNode
}

/** Yarns to replace, lock, undo, reset and shuffle. */
export function ColorTool({ rug, state, gesture, children, samples }: ColorToolProps) {
  return (
    <section aria-labelledby="yarns" className="studio-section">
      <div className="color-tool-head">
        <h2 id="yarns" className="type-tool">
          {messages.colorTool}
        </h2>
        {children}
      </div>
      <Yarns rug={rug} state={state} gesture={gesture} />
      <ToolRow state={state} gesture={gesture} />
      {samples}
    </section>
  )
}

function Yarns({ rug, state, gesture }: OpenStudio) {
  switch (state.extraction.status) {
    case 'analysing':
      return <YarnSkeletons rug={rug} />
    case 'none':
      return <p className="type-ui mt-6 mb-8 max-w-[26em]">{messages.noColors}</p>
    case 'ready':
    case 'sample':
      return (
        <>
          <p className="type-caption mt-1 text-graphite">
            {state.extraction.status === 'sample'
              ? messages.sampleColors
              : messages.chooseYarn({ yarns: messages.yarnCount({ n: colorsOf(state).length }) })}
          </p>
          <SwatchList rug={rug} state={state} gesture={gesture} />
        </>
      )
  }
}
