import './stage.css'

import type { RugItem } from '@nawl/contract/rug-collection'
import { useState } from 'react'
import { Link } from 'react-router'

import { Glyph } from '../ui/glyph.tsx'
import { DimensionLines } from './dimension-lines.tsx'
import { RugFace } from './rug-face.tsx'
import { isChanging, type StudioState } from './studio-state.ts'
import { useObjectUrl } from './use-object-url.ts'
import { WallLabel } from './wall-label.tsx'

type StageProps = { readonly rug: RugItem; readonly state: StudioState }

/** The rug on its ground, in the shape and with the size that are set, and its label on the wall. */
export function Stage({ rug, state }: StageProps) {
  const { shape } = state.size
  const [upright, setUpright] = useState(false)
  const picture = useObjectUrl(state.picture.modified ?? state.picture.initial)
  const changing = isChanging(state)
  return (
    <section aria-label={`${rug.name} on paper`} className="stage">
      <BackLink />
      {shape === 'rectangle' && (
        <button
          type="button"
          aria-pressed={upright}
          aria-label="Turn the rug upright"
          onClick={() => setUpright(!upright)}
          className="absolute top-[3px] right-2 flex size-11 items-center justify-center hover:text-madder sm:hidden"
        >
          <Glyph name="turn" size={22} />
        </button>
      )}
      <div className="rug" data-shape={shape} data-upright={upright || undefined}>
        <RugFace
          rendered={picture}
          catalogueImage={rug.mainImage}
          alt={`${rug.name}, ${rug.collection} rug`}
          cropCentre={rug.cropCentre}
          faded={changing}
        />
        <DimensionLines size={state.size} />
        <p role="status" className="rug-plate type-h4">
          {changing && <span>Changing color...</span>}
        </p>
      </div>
      <WallLabel rug={rug} />
      {changing && <div aria-hidden className="stage-progress" />}
    </section>
  )
}

export function BackLink() {
  return (
    <Link
      to="/products"
      className="type-ui absolute top-[3px] left-2 flex h-11 min-w-11 items-center gap-3 pl-2.5 hover:text-madder sm:top-4 sm:left-(--edge) sm:pl-0"
    >
      <Glyph name="back" size={20} />
      <span className="max-sm:sr-only">All rugs</span>
    </Link>
  )
}
