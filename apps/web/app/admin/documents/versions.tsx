/** What the fields of a document are given. */
export type Fields<Value> = {
  readonly value: Value
  readonly change: (value: Value) => void
  readonly faults: Readonly<Record<string, string>>
  readonly readOnly: boolean
}

type VersionsProps<Value> = {
  readonly fields: (fields: Fields<Value>) => React.ReactNode
  readonly versions: readonly { readonly title: string; readonly value: Value }[]
}

/** Values of a document side by side, to read. */
export function Versions<Value>({ fields, versions }: VersionsProps<Value>) {
  return (
    <div className="versions">
      {versions.map(({ title, value }) => (
        <fieldset key={title} disabled className="version">
          <legend className="type-h4">{title}</legend>
          {fields({ value, change: () => {}, faults: {}, readOnly: true })}
        </fieldset>
      ))}
    </div>
  )
}
