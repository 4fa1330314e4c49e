import { type Shape, SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'

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
      label="Shape"
      name="shape"
      options={SHAPES.map((value) => ({
        value,
        text: SHAPE_FACTS[value].label,
        glyph: <Glyph name={value} />,
      }))}
    />
  )
}
