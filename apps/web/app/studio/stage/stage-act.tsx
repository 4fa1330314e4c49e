import { Glyph } from '../../ui/glyph.tsx'

type StageActProps = React.ComponentProps<'button'> & {
  readonly glyph: React.ComponentProps<typeof Glyph>['name']
}

/** An icon button at the edge of the stage. */
export function StageAct({ glyph, className = '', ...button }: StageActProps) {
  return (
    <button type="button" {...button} className={`stage-act ${className}`}>
      <Glyph name={glyph} size={22} />
    </button>
  )
}
