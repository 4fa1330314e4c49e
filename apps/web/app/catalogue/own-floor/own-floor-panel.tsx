import './own-floor-panel.css'

import * as messages from '@nawl/messages/own-floor'
import * as rugMessages from '@nawl/messages/rug'
import { sidesText } from '@nawl/messages/text/rug-text'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { useEffect, useState } from 'react'

import { sharePicturePath } from '../../page/studio-path.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TryAgain } from '../../ui/notices/try-again.tsx'
import type { PanelProps } from '../../ui/use-panel.ts'
import { ownFloorPath } from './own-floor-path.ts'

export type OwnFloorRug = {
  readonly name: string
  /** Last segment of the product's path. */
  readonly address: string
  /** The encoded design, or null while the rug is as drawn. */
  readonly text: string | null
  readonly size: Omit<SizeInput, 'quantity'>
}

type Progress = 'loading' | 'shown' | 'failed'

/** A rug as a body that can be turned, and laid on the floor that a telephone's camera sees. */
export function OwnFloorPanel({ name, address, text, size, ...panel }: PanelProps & OwnFloorRug) {
  const [width, length] = SHAPE_FACTS[size.shape].example[size.unit].map(String) as [string, string] // it has two sides
  const chosen = sidesText(rugMessages, size)
  const shown = chosen ?? sidesText(rugMessages, { ...size, width, length })
  const [attempt, setAttempt] = useState(0)
  const sentence = chosen ? messages.inItsSize : messages.inUsualSize
  return (
    <Dialog
      {...panel}
      className="own-floor"
      title={messages.title}
      description={sentence({ name, size: shown ?? '' })}
    >
      {panel.open && (
        <Body
          key={`${text} ${attempt}`}
          {...{ name, address, text, size, attempt }}
          onAgain={() => setAttempt(attempt + 1)}
        />
      )}
    </Dialog>
  )
}

type BodyProps = OwnFloorRug & {
  /** How often it was tried before. */
  readonly attempt: number
  readonly onAgain: () => void
}

function Body({ name, address, text, attempt, onAgain }: BodyProps) {
  const [isReady, setReady] = useState(false)
  const [progress, setProgress] = useState<Progress>('loading')
  const fail = () => setProgress('failed')
  useEffect(() => {
    let isOpen = true
    import('./model-viewer.ts').then(
      () => isOpen && setReady(true),
      (error: unknown) => {
        console.warn('the viewer could not be loaded', error)
        if (isOpen) setProgress('failed')
      },
    )
    return () => void (isOpen = false)
  }, [])
  const listen = (viewer: HTMLElement | null) => {
    if (!viewer) return
    const show = () => setProgress('shown')
    viewer.addEventListener('load', show)
    viewer.addEventListener('error', fail)
    return () => {
      viewer.removeEventListener('load', show)
      viewer.removeEventListener('error', fail)
    }
  }
  const poster = sharePicturePath(address, 'png', text)
  return (
    <>
      <div className="own-floor-view" data-progress={progress}>
        {isReady && progress !== 'failed' ? (
          <model-viewer
            ref={listen}
            // The viewer remembers what failed by its address; the part after # is not sent.
            src={`${ownFloorPath(address, 'glb', text)}#${attempt}`}
            ios-src={ownFloorPath(address, 'usdz', text)}
            poster={poster}
            alt={messages.seen({ name })}
            a11y={JSON.stringify(PLACES)}
            ar
            ar-modes="scene-viewer quick-look"
            ar-scale="fixed"
            ar-placement="floor"
            camera-controls
            camera-orbit="20deg 50deg auto"
            max-camera-orbit="auto 88deg auto"
            touch-action="pan-y"
            interaction-prompt="none"
            shadow-intensity="0.5"
            shadow-softness="0.6"
            tone-mapping="neutral"
            loading="eager"
          >
            <Button kind="primary" slot="ar-button" className="own-floor-lay">
              {messages.lay}
            </Button>
          </model-viewer>
        ) : (
          <img src={poster} alt={messages.seen({ name })} className="own-floor-poster" />
        )}
      </div>
      <p role="status" className="type-caption mt-3 text-graphite">
        {progress === 'loading' ? messages.loading : progress === 'shown' ? messages.turn : ''}
      </p>
      {progress === 'failed' && (
        <TryAgain onRetry={onAgain} className="mt-3">
          <p className="type-ui text-madder-deep">{messages.failed}</p>
        </TryAgain>
      )}
      <p className="type-ui mt-3">{messages.how}</p>
    </>
  )
}

/** What is said while the view turns, by the viewer's names of places around a body. */
const PLACES = Object.fromEntries(
  (['upper', 'middle', 'lower'] as const).flatMap((height) =>
    (['front', 'right', 'back', 'left'] as const).map((side) => [
      height === 'middle' ? side : `${height}-${side}`,
      messages.place({ side, height }),
    ]),
  ),
)
