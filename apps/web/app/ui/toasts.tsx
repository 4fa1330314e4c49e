import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { nowSaid, type Said, subscribeSaid, unsay } from './say.ts'

const SHOWN_MS = 6_000
const NOTHING: readonly Said[] = []

/** All that is said at the foot of the window. It is there before anything is, to be heard. */
export function Toasts() {
  const said = useSyncExternalStore(subscribeSaid, nowSaid, () => NOTHING)
  return (
    <div role="status" className="toasts">
      {said.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </div>
  )
}

/** Six seconds; longer while a pointer or the keyboard is on it. */
function Toast({ id, text, act }: Said) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => unsay(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, held])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    <div {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} className="toast type-ui">
      <p>{text}</p>
      {act && 'to' in act && (
        <Link to={act.to} onClick={() => unsay(id)}>
          {act.label}
        </Link>
      )}
      {act && 'run' in act && (
        <button
          type="button"
          onClick={() => {
            unsay(id)
            act.run()
          }}
        >
          {act.label}
        </button>
      )}
    </div>
  )
}
