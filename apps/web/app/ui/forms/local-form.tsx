import { useHref } from 'react-router'

type LocalFormProps = Omit<React.ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  /** The path of the page that it leads to without scripts, as a link's. */
  readonly action?: string
  /** Ignores what is pressed meanwhile. */
  readonly busy?: boolean
  readonly onSend: (form: FormData) => unknown
}

/** A form that the page handles by itself; only without scripts does it lead to its `action`. */
export function LocalForm({ action, busy = false, onSend, ...form }: LocalFormProps) {
  // In the language of the page.
  const address = useHref(action ?? '')
  return (
    <form
      {...form}
      {...(action && { action: address })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSend(new FormData(event.currentTarget))
      }}
    />
  )
}
