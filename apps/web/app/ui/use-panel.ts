import { type ComponentType, type RefObject, useRef, useState } from 'react'

/** What a panel gets from `usePanel`. */
export type PanelProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Receives focus when the panel closes. */
  readonly opener: RefObject<HTMLElement | null>
}

/**
 * Loads a large panel when a pointer or focus approaches its button. `Panel` is undefined until loaded; a panel that
 * is opened earlier appears as soon as it is.
 */
export function usePanel<P>(fetch: () => Promise<ComponentType<P>>) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<P>>()
  const ref = useRef<HTMLButtonElement>(null)
  const fetchPanel = () => {
    // Loading failed, for example offline: the next approach or press retries.
    if (!Panel) fetch().then((panel) => setPanel(() => panel), console.warn)
  }
  const show = () => {
    fetchPanel()
    setOpen(true)
  }
  const near = { onPointerEnter: fetchPanel, onFocus: fetchPanel }
  return {
    Panel,
    open,
    setOpen,
    show,
    near,
    /** For the button that opens a dialog. */
    button: { ref, 'aria-haspopup': 'dialog', 'aria-expanded': open, ...near } as const,
    /** For the dialog. */
    panel: { open, onOpenChange: setOpen, opener: ref } satisfies PanelProps,
  }
}
