import * as messages from '@nawl/messages/shown'
import { nameOf } from '@nawl/messages/names'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import { useEffect, useMemo, useRef, useState } from 'react'

import { saveFile } from '../../api/save-file.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { FILM } from './draw-frame.ts'
import { filmLength, filmStates } from './film-states.ts'
import { loadScenes } from './load-scenes.ts'
import { filmType, recordFilm } from './record-film.ts'

type ColourFilmProps = {
  readonly rug: RugItem
  readonly room: RoomId
  readonly address: string
  readonly design: LinkedDesign
}

type Progress =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'recording'; readonly part: number }
  | { readonly status: 'made'; readonly file: File }

/** Makes a film of the rug turning through its palettes; nothing in browsers that cannot record one. */
export function ColourFilm({ rug, room, address, design }: ColourFilmProps) {
  const ending = useBrowserValue(() => filmType()?.ending ?? null, null)
  const states = useMemo(() => filmStates(rug, design), [rug, design])
  const canvas = useRef<HTMLCanvasElement>(null)
  const pending = useRef<AbortController>(null)
  const [progress, setProgress] = useState<Progress>({ status: 'idle' })
  useEffect(() => () => pending.current?.abort(), [])
  if (ending === null || states.length < 2) return null

  const seconds = Math.round(filmLength(states.length) / 1000)
  const busy = progress.status === 'loading' || progress.status === 'recording'
  const make = async () => {
    const found = filmType()
    const shown = canvas.current
    if (busy || !found || !shown) return
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    setProgress({ status: 'loading' })
    try {
      const scenes = await loadScenes(address, room, states, signal)
      const blob = await recordFilm({
        canvas: shown,
        scenes,
        label: { name: rug.name, line: messages.filmLine({ collection: nameOf(rug.collection) }) },
        type: found.type,
        signal,
        onProgress: (part) => setProgress({ status: 'recording', part }),
      })
      if (blob)
        setProgress({
          status: 'made',
          file: new File([blob], `${address.toLowerCase()}-nawl.${found.ending}`, { type: blob.type }),
        })
    } catch (error) {
      if (signal.aborted) return
      console.warn('the film could not be made', error)
      setProgress({ status: 'failed' })
    }
  }
  const stop = () => {
    pending.current?.abort()
    setProgress({ status: 'idle' })
  }
  return (
    <Section title={messages.film} titleClass="type-h2" className="shown-section shown-film">
      <div className="shown-film-words">
        <p className="type-body">{messages.filmText({ seconds, palettes: states.length })}</p>
        <p className="mt-6 flex flex-wrap items-center gap-4">
          {progress.status === 'made' ? (
            <FilmActions file={progress.file} />
          ) : (
            <Button aria-disabled={busy} onClick={() => void make()}>
              {busy ? messages.making : messages.make}
            </Button>
          )}
          {busy && <Button onClick={stop}>{messages.stop}</Button>}
        </p>
        {progress.status === 'recording' && (
          <progress
            className="shown-film-progress"
            aria-label={messages.progress}
            value={Math.round(progress.part * 100)}
            max={100}
          />
        )}
        <p role="status" className="type-caption mt-3 text-graphite not-empty:block">
          {progress.status === 'made' && messages.made({ megabytes: (progress.file.size / 1e6).toFixed(1) })}
        </p>
        {progress.status === 'failed' && <Fault className="mt-3">{messages.notMade}</Fault>}
      </div>
      <canvas
        ref={canvas}
        width={FILM.width}
        height={FILM.height}
        role="img"
        aria-label={messages.filmLabel({ name: rug.name, palettes: states.length })}
        hidden={progress.status !== 'recording' && progress.status !== 'made'}
        className="shown-film-canvas"
      />
    </Section>
  )
}

function FilmActions({ file }: { readonly file: File }) {
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })
  const share = async () => {
    try {
      await navigator.share({ files: [file] })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      saveFile(file.name, file)
    }
  }
  return (
    <>
      <Button onClick={() => saveFile(file.name, file)}>{messages.saveFilm}</Button>
      {canShare && <Button onClick={() => void share()}>{messages.sendFilm}</Button>}
    </>
  )
}
