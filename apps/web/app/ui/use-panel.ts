import { type ComponentType, useState } from 'react'

/**
 * Loads a large panel when a pointer or focus approaches its button. `Panel` is undefined until loaded; a panel that
 * is opened earlier appears as soon as it is.
 */
export function usePanel<P>(fetch: () => Promise<ComponentType<P>>) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<P>>()
  const fetchPanel = () => {
    // Loading failed, for example offline: the next approach or press retries.
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
