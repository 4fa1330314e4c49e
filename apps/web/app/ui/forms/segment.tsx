type SegmentProps<T extends string> = {
  /** Says what is chosen; also the name of the group. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly name: string
  readonly options: readonly { readonly value: T; readonly text: string; readonly glyph?: React.ReactNode }[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly className?: string
}

/** One of a few, all in sight: radio buttons in a joined row. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { label, hideLabel = false, name, options, value, onChange, className = '' } = props
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr-only' : 'type-caption mb-2 text-graphite'}>{label}</legend>
      <div className="flex h-[50px] rounded-control border border-stone">
        {options.map((option) => (
          <label
            key={option.value}
            className="segment type-ui relative flex flex-1 items-center justify-center gap-2.5 border-l border-rule px-2 whitespace-nowrap transition-colors first:border-l-0 hover:text-madder has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.glyph}
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
