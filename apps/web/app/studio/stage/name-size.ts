/** The CSS class for a name's size on the wall label, which is as wide as seven letters at full size. */
export function nameSize(name: string): '' | 'name-long' | 'name-longest' {
  const longestWord = Math.max(...name.split(/\s+/).map((word) => word.length))
  if (longestWord <= 7 && name.length <= 20) return ''
  return longestWord <= 10 && name.length <= 30 ? 'name-long' : 'name-longest'
}
