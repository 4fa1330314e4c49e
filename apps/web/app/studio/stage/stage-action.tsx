import { Glyph } from '../../ui/glyph.tsx'

type StageActionProps = React.ComponentProps<'button'> & {
  readonly glyph: React.ComponentProps<typeof Glyph>['name']
}

/** An icon button at the edge of the stage. */
export function StageAction({ glyph, className = '', ...button }: StageActionProps) {
  return (
    <button type="button" {...button} className={`stage-act ${className}`}>
      <Glyph name={glyph} size={22} />
    </button>
  )
}
