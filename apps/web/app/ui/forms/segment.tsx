type SegmentProps<T extends string> = {
  /** What is being chosen; also the name of the group. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly name: string
  readonly options: readonly { readonly value: T; readonly text: string; readonly glyph?: React.ReactNode }[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly className?: string
}

/** More options with icons do not fit a phone in one line: then each icon is above its text. */
const MOST_IN_LINE = 3
/** More than this take two rows of four. */
const MOST_IN_ROW = 5

/** A choice of a few options, all visible: radio buttons in a joined row. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { label, hideLabel = false, name, options, value, onChange, className = '' } = props
  const isStacked = options.length > MOST_IN_LINE
  const isTwoRows = options.length > MOST_IN_ROW
  const rows = isTwoRows
    ? 'grid grid-cols-[repeat(4,minmax(min-content,1fr))]'
    : `flex ${isStacked ? 'h-[64px]' : 'h-[50px]'}`
  const place = isTwoRows ? 'h-[64px] nth-[4n+1]:border-s-0 nth-[n+5]:border-t' : 'first:border-s-0'
  const form = isStacked
    ? 'type-caption flex-col gap-1 px-1 max-[359px]:flex-auto max-[359px]:text-[12px]'
    : 'type-ui gap-2.5 px-2'
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr-only' : 'type-caption mb-2 text-graphite'}>{label}</legend>
      <div className={`${rows} rounded-control border border-stone`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`segment ${form} ${place} relative flex min-w-0 flex-1 items-center justify-center border-s border-rule text-center whitespace-nowrap transition-colors max-[479px]:leading-tight max-[479px]:whitespace-normal hover:text-madder has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink`}
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
