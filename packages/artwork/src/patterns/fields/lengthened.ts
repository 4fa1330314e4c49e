import { DRAWN, DRAWN_FIELD, type Field, isInCatalogue } from '../../field.ts'

/**
 * How many times as long as it is drawn a rectangle is for which a drawing places its motifs anew. 1 for squares and discs,
 * which show a part of the drawing.
 */
export const lengthened = ({ outline, height }: Pick<Field, 'outline' | 'height'>): number =>
  outline === 'rectangle' ? height / DRAWN.height : 1

/** What such a drawing is traced on: the rectangle it is placed for, else the drawn field. */
export const tracedOn = (field: Field): Field =>
  lengthened(field) === 1 && field.width === DRAWN.width ? DRAWN_FIELD : field

/**
 * How much thicker or thinner than drawn beds lie, so that a cliff shows their whole sequence from top to bottom, or shows it
 * several times: within these bounds. Nobody sees it in beds, which have no form of their own. 1 in the catalogue.
 */
export function bedScale(field: Field, [least, most]: readonly [least: number, most: number]): number {
  if (isInCatalogue(field) || field.outline !== 'rectangle') return 1
  const sequences = field.height / DRAWN.height
  return Math.min(most, Math.max(least, sequences / Math.max(1, Math.round(sequences - ONE_IS_LONGER))))
}

/** A sequence is rather made longer by this part of its length than begun again. */
const ONE_IS_LONGER = 0.9
