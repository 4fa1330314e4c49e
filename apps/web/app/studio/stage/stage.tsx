import './stage.css'
import './wall-label.css'

import * as messages from '@nawl/messages/stage'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { Heart } from '../../saved/heart.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { requestedRoom } from '../../page/opened-place.ts'
import { usePanel } from '../../ui/use-panel.ts'
import type { NoteMark } from '../notes/inspection.ts'
import { WorkshopNotesLoader } from '../notes/workshop-notes-loader.tsx'
import { ShortcutsLink } from '../help/shortcuts-link.tsx'
import { ShareActions } from '../share/share-actions.tsx'
import { tufting } from '../live/worker/tufting.ts'
import { chooseRoom, savedRoom } from '../room/saved-places.ts'
import { useStageOffer } from '../assistant-offers.ts'
import { PlaceChoice } from './place-choice.tsx'
import { RetryNote } from '../color/retry-note.tsx'
import { StageAction } from './stage-action.tsx'
import { StageControls } from './stage-controls.tsx'
import { StageRug } from './stage-rug.tsx'
import { isChanging } from '../state/studio-state.ts'
import { useSideDrag } from './use-side-drag.ts'
import { useStageZoom } from './use-stage-zoom.ts'
import { DownloadsAction } from '../downloads/downloads-action.tsx'
import { OwnFloorAction } from '../downloads/own-floor-action.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { WallLabel } from './wall-label.tsx'

type StageProps = OpenStudio & {
  /** The address used as a favourite; null if the rug is not in the catalogue. */
  readonly favourite: string | null
  /** URL of the picture a link opens with, until the studio has its own; null for the catalogue's. */
  readonly firstPicture: string | null
}

/** The rug in its current shape and size with its wall label; or in a room. */
export function Stage(props: StageProps) {
  const { rug, favourite, state, gesture } = props
  const [upright, setUpright] = useState(false)
  const stage = useRef<HTMLElement>(null)
  const chosen = useRef(false)
  const {
    Panel: RoomView,
    open,
    setOpen,
    show,
    near,
  } = usePanel(() => import('../room/room-view.tsx').then((room) => room.RoomView))
  useEffect(() => () => tufting.close(), [])
  const { state: opened } = useLocation()
  const openRequested = useEffectEvent(() => {
    const room = requestedRoom(opened)
    if (room) chooseRoom(room)
    if (room !== undefined) show()
  })
  useEffect(() => openRequested(), [])
  useStageOffer({
    room: () => (open ? savedRoom() : null),
    show: (room) => {
      if (room === null) return setOpen(false)
      chooseRoom(room)
      show()
    },
  })
  const place = RoomView && open ? 'room' : 'paper'
  const choice = (
    <PlaceChoice
      place={open ? 'room' : 'paper'}
      onChoose={(to) => {
        chosen.current = true
        if (to === 'room') show()
        else setOpen(false)
      }}
      near={near}
      takesFocus={() => {
        const takes = chosen.current
        chosen.current = false
        return takes
      }}
    />
  )
  return (
    <section
      ref={stage}
      aria-label={(place === 'room' ? messages.rugInRoom : messages.rugOnPaper)({ name: rug.name })}
      className="stage"
      data-place={place}
      data-light={place === 'paper' ? state.finish.light : undefined}
    >
      <BackLink />
      <div className="stage-acts">
        {place === 'paper' && stageRatio(state.size) < 1 && (
          <StageAction
            glyph="turn"
            aria-pressed={upright}
            aria-label={messages.upright}
            onClick={() => setUpright(!upright)}
            className="stage-act-turn"
          />
        )}
        <ShortcutsLink />
        {favourite && <Heart address={favourite} name={rug.name} className="stage-act" />}
        <ShareActions name={rug.name} state={state} />
        <OwnFloorAction name={rug.name} state={state} />
        <DownloadsAction state={state} />
      </div>
      {RoomView && open ? (
        <RoomView rug={rug} state={state} gesture={gesture}>
          {choice}
        </RoomView>
      ) : (
        <OnPaper {...props} stage={stage} upright={upright}>
          {choice}
        </OnPaper>
      )}
      <RetryNote state={state} gesture={gesture} />
      {(isChanging(state) || (open && !RoomView)) && <div aria-hidden className="stage-progress" />}
    </section>
  )
}

type OnPaperProps = StageProps & {
  readonly stage: React.RefObject<HTMLElement | null>
  readonly upright: boolean
  /** Placed among the controls. */
  readonly children: React.ReactNode
}

function OnPaper({ rug, state, gesture, firstPicture, stage, upright, children }: OnPaperProps) {
  const [isPainted, setPainted] = useState(false)
  const [veil, setVeil] = useState<NoteMark | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { dragged, handle } = useSideDrag(state.size, box, (size) => gesture({ type: 'setSize', size }))
  const size = dragged ?? state.size
  const ratio = stageRatio(size)
  const look = useStageZoom({ stage, rug: box, ratio })
  const isClose = look.zoom.scale > 1
  useEffect(() => {
    const element = stage.current
    element?.toggleAttribute('data-close', isClose)
    return () => element?.removeAttribute('data-close')
  }, [stage, isClose])
  return (
    <>
      <StageRug
        rug={rug}
        state={state}
        size={size}
        handle={handle}
        firstPicture={firstPicture}
        box={box}
        ratio={ratio}
        upright={upright}
        look={look}
        veil={veil}
        onPainted={() => setPainted(true)}
      />
      {isPainted && (
        <WorkshopNotesLoader rug={rug} state={state} gesture={gesture} rugBox={box} onVeil={setVeil} />
      )}
      <WallLabel rug={rug} />
      <StageControls
        finish={state.finish}
        onFinish={(finish) => gesture({ type: 'setFinish', finish })}
        zoom={look}
      >
        {children}
      </StageControls>
    </>
  )
}

export function BackLink() {
  return (
    <Link
      to="/products"
      className="type-ui absolute top-[3px] start-2 flex h-11 min-w-11 items-center gap-3 ps-2.5 hover:text-madder sm:top-4 sm:start-(--edge) sm:ps-0"
    >
      <Glyph name="back" size={20} />
      <span className="max-sm:sr-only">{messages.allRugs}</span>
    </Link>
  )
}
