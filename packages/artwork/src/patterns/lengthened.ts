import { DRAWN, DRAWN_FIELD, type Field } from '../field.ts'

/**
 * How many times as long as it is drawn a rectangle is for which a drawing places its motifs anew. 1 for squares and discs,
 * which show a part of the drawing.
 */
export const lengthened = ({ outline, height }: Pick<Field, 'outline' | 'height'>): number =>
  outline === 'rectangle' ? height / DRAWN.height : 1

/** What such a drawing is traced on: the rectangle it is placed for, else the drawn field. */
export const tracedOn = (field: Field): Field => (lengthened(field) === 1 ? DRAWN_FIELD : field)
