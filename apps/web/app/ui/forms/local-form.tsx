type LocalFormProps = Omit<React.ComponentProps<'form'>, 'onSubmit'> & {
  /** Ignores what is pressed meanwhile. */
  readonly busy?: boolean
  readonly onSend: (form: FormData) => unknown
}

/** A form that the page handles by itself; only without scripts does it lead to its `action`. */
export function LocalForm({ busy = false, onSend, ...form }: LocalFormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSend(new FormData(event.currentTarget))
      }}
    />
  )
}
