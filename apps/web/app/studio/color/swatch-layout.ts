/** How a shelf of so many yarns is laid out: six a row, five where there are more than six, closer where fewer. */
export function swatchLayout(count: number): string {
  if (count > 6) return 'shelf-many'
  return count < 6 ? 'shelf-few' : ''
}
