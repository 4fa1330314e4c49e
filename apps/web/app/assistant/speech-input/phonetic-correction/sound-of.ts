/**
 * English spellings and their sounds; the first match wins. Capitals are sounds written with two letters: A as in
 * bay, S as in shoe, C as in chair, T as in thin, J as in beige, N as in sing.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tch|ch)/, 'C'],
  [/^(?:sch|sh|tion|cian)/, 'S'],
  [/^(?:th)/, 'T'],
  [/^(?:ph)/, 'f'],
  [/^(?:kh|q(?:u(?!e))?|ck|ch(?=[rl]))/, 'k'],
  [/^gh/, ''],
  [/^(?:ge?$|dge|g(?=[eiy]))/, 'J'],
  [/^ng/, 'N'],
  [/^x/, 'ks'],
  [/^c(?=[eiy])/, 's'],
  [/^c/, 'k'],
  [/^(?:ey|ie|y)$/, 'i'],
  [/^(?:ay|ai|ei|ey)/, 'A'],
  [/^(?:ee|ea|ie|y)/, 'i'],
  [/^(?:oo|ou|ew|ue)/, 'u'],
  [/^(?:au|aw|ough)/, 'o'],
  [/^(?:ow)/, 'o'],
  [/^e$/, ''],
  [/^(?:j)/, 'J'],
]

/** A rough pronunciation, one character per sound: `onyx` → `oniks`. Letters that are not Latin are dropped. */
export function soundOf(word: string): string {
  let rest = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
  let sound = ''
  while (rest) {
    const found = SPELLINGS.find(([spelling]) => spelling.test(rest))
    const letters = found?.[0].exec(rest)?.[0] ?? rest.charAt(0)
    const next = found ? found[1] : letters
    if (next !== sound.at(-1)) sound += next
    rest = rest.slice(letters.length)
  }
  return sound
}
