import { useRoving } from './use-roving.ts'

type TabListProps<T extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly current: T
  /** Id of the tab panel. */
  readonly panelId: string
  readonly onChange: (id: T) => void
  readonly className: string
  readonly tabClassName: string
}

type Tab<T extends string> = {
  readonly id: T
  /** The accessible name if `content` is a picture. */
  readonly name?: string
  readonly content: React.ReactNode
}

/** Tabs with one tab stop; arrow keys switch the panel at once. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, tabs, current, panelId, onChange, className, tabClassName } = props
  const at = tabs.findIndex(({ id }) => id === current)
  const { list, stopProps } = useRoving<HTMLDivElement>(tabs.length, at)
  return (
    <div ref={list} role="tablist" aria-label={label} className={className}>
      {tabs.map(({ id, name, content }, place) => {
        const { onFocus, ...stop } = stopProps(place)
        return (
          <button
            key={id}
            {...stop}
            type="button"
            role="tab"
            tabIndex={id === current ? 0 : -1}
            aria-selected={id === current}
            aria-controls={panelId}
            aria-label={name}
            title={name}
            onFocus={() => {
              onFocus()
              onChange(id)
            }}
            onClick={() => onChange(id)}
            className={tabClassName}
          >
            {content}
          </button>
        )
      })}
    </div>
  )
}
