/**
 * The CSS classes for a number of swatches: six per row, five if there are more than six, closer together if fewer; up to
 * four have room for names of two words.
 */
export function swatchLayout(count: number): string {
  if (count > 6) return 'shelf-many'
  if (count < 5) return 'shelf-few shelf-four'
  return count < 6 ? 'shelf-few' : ''
}
