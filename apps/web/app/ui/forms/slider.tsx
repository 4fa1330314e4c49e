import './slider.css'

import { useId } from 'react'

type SliderProps = {
  readonly label: string
  /** One line below the label that explains the effect. */
  readonly hint?: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value as text: shown at the right and announced. */
  readonly valueText: string
  readonly ends: readonly [string, string]
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** A slider with a tick at each step. */
export function Slider({
  label,
  hint,
  min,
  max,
  step,
  value,
  valueText,
  ends,
  disabled = false,
  onChange,
}: SliderProps) {
  const id = useId()
  const steps = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
  return (
    <div>
      <div className="type-ui flex justify-between">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden className="figures text-graphite">
          {valueText}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="type-caption text-graphite">
          {hint}
        </p>
      )}
      <div className="slider mt-0.5">
        <div className="slider-ticks" aria-hidden>
          {steps.map((at) => (
            <i key={at} />
          ))}
        </div>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          list={`${id}-steps`}
          aria-describedby={hint && `${id}-hint`}
          aria-valuetext={valueText}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <datalist id={`${id}-steps`}>
          {steps.map((at) => (
            <option key={at}>{at}</option>
          ))}
        </datalist>
      </div>
      <div className="type-micro flex justify-between text-graphite" aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}
