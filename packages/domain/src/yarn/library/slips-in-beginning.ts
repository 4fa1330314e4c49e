/**
 * The number of typos in a word that should begin another: letters missing, added, replaced, or two neighbours
 * swapped. Optimal string alignment (Damerau 1964) with the best-matching beginning of `target`.
 */
export function slipsInBeginning(word: string, target: string): number {
  const columns = Math.min(target.length, word.length + 2)
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const line = [row]
    for (let column = 1; column <= columns; column++) {
      const same = word[row - 1] === target[column - 1]
      const turned = word[row - 1] === target[column - 2] && word[row - 2] === target[column - 1]
      line.push(
        Math.min(
          (above[column] ?? Infinity) + 1,
          (line[column - 1] ?? Infinity) + 1,
          (above[column - 1] ?? Infinity) + (same ? 0 : 1),
          turned ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    before = above
    above = line
  }
  return Math.min(...above)
}
