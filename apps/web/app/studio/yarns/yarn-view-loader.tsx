import * as messages from '@nawl/messages/yarn-picker'
import * as shell from '@nawl/messages/shell'
import { useEffect, useRef, useState } from 'react'

import type { FromPhotograph } from './photograph/from-photograph.tsx'
import { InView } from './in-view.tsx'
import type { MoreYarns } from './more-yarns.tsx'

type Views = { readonly MoreYarns: typeof MoreYarns; readonly FromPhotograph: typeof FromPhotograph }

type YarnViewLoaderProps = { readonly children: (views: Views) => React.ReactNode }

/** Loads the views behind More yarns on demand, and reports a network failure. */
export function YarnViewLoader({ children }: YarnViewLoaderProps) {
  const [views, setViews] = useState<Views | 'missing' | null>(loaded)
  const [isAgain, setAgain] = useState(false)
  useEffect(() => {
    if (views !== null) return
    let wanted = true
    loadViews().then(
      (come) => wanted && setViews(come),
      () => wanted && setViews('missing'),
    )
    return () => {
      wanted = false
    }
  }, [views])
  const place = useRef<HTMLDivElement>(null)
  const again = () => {
    setAgain(true)
    setViews(null)
    // The pressed button goes.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {views === null ? (
        <p className="card-waiting type-caption">{messages.fetching}</p>
      ) : views !== 'missing' ? (
        <InView>{children(views)}</InView>
      ) : isAgain ? (
        <StillMissing />
      ) : (
        <Missing onAgain={again} />
      )}
    </div>
  )
}

function Missing({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p role="status" className="card-waiting type-caption">
      {messages.missing}{' '}
      <button type="button" onClick={onAgain} className={ACT}>
        {shell.tryAgain}
      </button>
    </p>
  )
}

/** Many browsers cache a failed module load while the page is open. */
function StillMissing() {
  return (
    <p role="status" className="card-waiting type-caption">
      {messages.stillMissing}{' '}
      <button type="button" onClick={() => location.reload()} className={ACT}>
        {messages.reload}
      </button>
    </p>
  )
}

const ACT = 'underline underline-offset-3 hover:text-madder'

/** Once loaded, the next picker shows it at once. */
let loaded: Views | null = null

async function loadViews(): Promise<Views> {
  const [{ MoreYarns }, { FromPhotograph }] = await Promise.all([
    import('./more-yarns.tsx'),
    import('./photograph/from-photograph.tsx'),
  ])
  loaded = { MoreYarns, FromPhotograph }
  return loaded
}
