/** The CSS class for a number of swatches: six per row, five if there are more than six, closer together if fewer. */
export function swatchLayout(count: number): string {
  if (count > 6) return 'shelf-many'
  return count < 6 ? 'shelf-few' : ''
}
