type ChoicesProps<Value extends string> = {
  readonly legend: string
  /** Of the checkboxes. */
  readonly name: string
  readonly values: readonly Value[]
  readonly label: (value: Value) => string
  readonly chosen: readonly Value[]
  /** Shows the value itself below its label, for developers. */
  readonly withCode?: boolean
}

/** Checkboxes of which several may be chosen. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, values, label, chosen, withCode = false } = props
  return (
    <fieldset>
      <legend className="type-caption text-graphite">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="type-ui flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-5 shrink-0 accent-ink"
          />
          <span>
            {label(value)}
            {withCode && (
              <code className="type-caption block text-graphite" dir="ltr">
                {value}
              </code>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
