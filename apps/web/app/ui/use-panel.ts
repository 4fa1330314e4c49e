import { type ComponentType, useState } from 'react'

/**
 * A panel whose machinery weighs more than what it opens from: it comes when a pointer or the keyboard comes
 * near its button. `Panel` is undefined until it is here; asked for before, it opens when it is.
 */
export function usePanel<P>(fetch: () => Promise<ComponentType<P>>) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<P>>()
  const fetchPanel = () => {
    // Not fetched, as when the network is away: the next pointer or press tries again.
    if (!Panel) fetch().then((panel) => setPanel(() => panel), console.warn)
  }
  const show = () => {
    fetchPanel()
    setOpen(true)
  }
  return {
    Panel,
    open,
    setOpen,
    show,
    /** For the button that opens it. */
    near: { onPointerEnter: fetchPanel, onFocus: fetchPanel },
  }
}
