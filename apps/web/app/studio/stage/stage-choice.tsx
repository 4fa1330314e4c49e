import { Glyph } from '../../ui/glyph.tsx'

type StageChoiceProps<T extends string> = {
  readonly label: string
  readonly options: readonly (readonly [value: T, words: string])[]
  readonly value: T
  readonly onChoose: (value: T) => void
}

/** Options as words in a row; on a phone one button that opens a list. */
export function StageChoice<T extends string>({ label, options, value, onChoose }: StageChoiceProps<T>) {
  return (
    <>
      <fieldset className="stage-choice word-choice">
        <legend className="sr-only">{label}</legend>
        {options.map(([option, words]) => (
          <label key={option}>
            <input type="radio" name={label} checked={option === value} onChange={() => onChoose(option)} />
            {words}
          </label>
        ))}
      </fieldset>
      <StageSelect label={label} options={options} value={value} onChoose={onChoose} />
    </>
  )
}

type StageSelectProps<T extends string> = StageChoiceProps<T> & {
  /** Whether it is used on every screen, not only where there is no room for words. */
  readonly always?: boolean
}

/** A button that opens a list of options. */
export function StageSelect<T extends string>(props: StageSelectProps<T>) {
  const { label, options, value, onChoose, always } = props
  return (
    <span className="stage-select" data-always={always || undefined}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value as T) /* one of the options below */}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <Glyph name="chevron" size={14} />
    </span>
  )
}
