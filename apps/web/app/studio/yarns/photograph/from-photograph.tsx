import '../more-yarns.css'

import * as messages from '@nawl/messages/yarn-picker'
import { useEffect, useState } from 'react'

import { useObjectUrl } from '../../stage/use-object-url.ts'
import { yarnCount } from '../../color/yarn-name.ts'
import { differenceText } from '../difference-text.ts'
import { InView } from '../in-view.tsx'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { photographColors } from './photograph-colors.ts'
import { PhotographField } from './photograph-field.tsx'
import type { YarnChoice } from '../yarn-choice.ts'
import { type ShownYarn, shownYarn } from '../shown-yarn.ts'
import { YarnGrid } from '../yarn-grid.tsx'

type Reading =
  | { readonly status: 'nothing' | 'reading' | 'unreadable' }
  | { readonly status: 'read'; readonly hexes: readonly string[] }

type FromPhotographProps = {
  readonly photograph: File | null
  readonly onPhotograph: (photograph: File) => void
  readonly choice: YarnChoice
}

/** Yarns for the colours of a photograph, which is analysed in the browser and sent nowhere. */
export function FromPhotograph({ photograph, onPhotograph, choice }: FromPhotographProps) {
  const reading = useReading(photograph)
  const url = useObjectUrl(reading.status === 'read' ? photograph : null).url
  return (
    <div className="grid grid-cols-1 pb-1.5">
      <PhotographField url={url} onChoose={onPhotograph} />
      <p role="status" className="card-words type-caption text-graphite">
        {readingSentence(reading)}
      </p>
      {reading.status === 'read' && <PhotographYarns hexes={reading.hexes} choice={choice} />}
    </div>
  )
}

function PhotographYarns({
  hexes,
  choice,
}: {
  readonly hexes: readonly string[]
  readonly choice: YarnChoice
}) {
  return (
    <InView>
      <YarnGrid label={messages.nearest} yarns={nearestEach(hexes)} choice={choice} />
      <p className="card-words type-caption text-graphite">{messages.ownShades}</p>
      <YarnGrid label={messages.shadesOf} yarns={hexes.map((hex) => ({ hex, name: hex }))} choice={choice} />
    </InView>
  )
}

/** The nearest yarn to each colour, without duplicates. */
function nearestEach(hexes: readonly string[]): readonly ShownYarn[] {
  const shown = hexes.flatMap((hex) =>
    nearestYarns(hex, 1).map((near) => ({
      ...shownYarn(near.yarn),
      note: differenceText(near),
      stands: hex,
    })),
  )
  return shown.filter(({ hex }, place) => shown.findIndex((other) => other.hex === hex) === place)
}

function readingSentence(reading: Reading): string {
  switch (reading.status) {
    case 'nothing':
      return messages.lookedAt
    case 'reading':
      return messages.reading
    case 'unreadable':
      return messages.unreadable
    case 'read':
      return messages.nearestToColours({ yarns: yarnCount(nearestEach(reading.hexes).length) })
  }
}

function useReading(photograph: File | null): Reading {
  const [last, setLast] = useState<{ readonly of: File; readonly reading: Reading } | null>(null)
  useEffect(() => {
    if (!photograph) return
    const stop = new AbortController()
    const read = async () => {
      const hexes = await photographColors(photograph, stop.signal)
      setLast({ of: photograph, reading: hexes ? { status: 'read', hexes } : { status: 'unreadable' } })
    }
    read().catch(() => {
      if (!stop.signal.aborted) setLast({ of: photograph, reading: { status: 'unreadable' } })
    })
    return () => stop.abort()
  }, [photograph])
  if (!photograph) return { status: 'nothing' }
  return last?.of === photograph ? last.reading : { status: 'reading' }
}
