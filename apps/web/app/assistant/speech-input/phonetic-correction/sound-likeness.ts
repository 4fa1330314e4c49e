/** Sounds that are easily confused. */
const CLASSES = ['aeiouA', 'szSJC', 'bp', 'dtT', 'vfw', 'gk', 'mnN', 'lr'] as const
const VOWELS = 'aeiouA'

/** Cost of confusing two sounds of one class; of different classes it is 1. */
const SWAPPED = 0.3
/** Cost of a missing or additional vowel or `h`. */
export const MISSED = 0.5

/** Likeness of two words given as by `soundOf`: 1 is the same, 0 nothing in common. */
export function soundLikeness(p: string, q: string): number {
  const longest = Math.max(p.length, q.length)
  return longest === 0 ? 0 : 1 - distance(p, q) / longest
}

/** Wagner and Fischer's edit distance with our own costs. */
function distance(p: string, q: string): number {
  let before = prefixCosts(q)
  for (const sound of p) {
    const row = [(before[0] ?? 0) + costOfOne(sound)]
    for (const [j, other] of Array.from(q).entries())
      row.push(
        Math.min(
          (row[j] ?? 0) + costOfOne(other),
          (before[j + 1] ?? 0) + costOfOne(sound),
          (before[j] ?? 0) + costOfSwap(sound, other),
        ),
      )
    before = row
  }
  return before.at(-1) ?? 0
}

function prefixCosts(sounds: string): number[] {
  const costs = [0]
  for (const sound of sounds) costs.push((costs.at(-1) ?? 0) + costOfOne(sound))
  return costs
}

const costOfOne = (sound: string): number => (VOWELS.includes(sound) || sound === 'h' ? MISSED : 1)

function costOfSwap(p: string, q: string): number {
  if (p === q) return 0
  return CLASSES.some((sounds) => sounds.includes(p) && sounds.includes(q)) ? SWAPPED : 1
}
