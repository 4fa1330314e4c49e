import * as rugWords from '@nawl/messages/rug'
import * as messages from '@nawl/messages/size'
import { type Shape, SHAPES } from '@nawl/domain/rug/shape'

import { Segment } from '../../ui/forms/segment.tsx'
import { Glyph } from '../../ui/glyph.tsx'

type ShapeChoiceProps = Pick<
  React.ComponentProps<typeof Segment<Shape>>,
  'hideLabel' | 'value' | 'onChange' | 'className'
>

/** A choice among the shapes of a rug. */
export function ShapeChoice(props: ShapeChoiceProps) {
  return (
    <Segment
      {...props}
      label={messages.shape}
      name="shape"
      options={SHAPES.map((value) => ({
        value,
        text: rugWords.shape({ shape: value }),
        glyph: <Glyph name={value} />,
      }))}
    />
  )
}
