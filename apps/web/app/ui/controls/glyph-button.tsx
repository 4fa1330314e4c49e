import { Glyph } from '../glyph.tsx'

type GlyphButtonProps = {
  readonly glyph: React.ComponentProps<typeof Glyph>['name']
  readonly label: string
  readonly enabled: boolean
  readonly onPress: () => void
  readonly className?: string
}

/** An icon button. `aria-disabled` instead of `disabled`, so that it keeps focus when it becomes inactive. */
export function GlyphButton({ glyph, label, enabled, onPress, className }: GlyphButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!enabled}
      onClick={() => enabled && onPress()}
      className={className}
    >
      <Glyph name={glyph} size={18} />
    </button>
  )
}
