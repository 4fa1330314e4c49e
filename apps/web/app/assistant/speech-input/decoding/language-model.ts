/** The natural logarithm of the probability of a token after those before it. */
export type NextToken = (token: number) => number
export type LanguageModel = (before: readonly number[]) => NextToken

type Context = { total: number; readonly next: Map<number, number> }

/** Tokens of context at most. */
const ORDER = 3
const START = 1
const END = 2

/**
 * An n-gram model of token sequences with Witten-Bell smoothing (Witten and Bell 1991, method C) over a uniform
 * distribution of `vocabulary` tokens, so that no token is impossible. It knows how people speak to the shop, which the
 * speech model does not.
 */
export function languageModel(sentences: readonly (readonly number[])[], vocabulary: number): LanguageModel {
  const contexts = Array.from({ length: ORDER + 1 }, () => new Map<number, Context>())
  const keyOf = (tokens: readonly number[], from: number, to: number): number => {
    let key = 0
    // Three tokens of a vocabulary of 2^15 fit into the exact integers of a double.
    for (let at = from; at < to; at++) key = key * (vocabulary + 1) + (tokens[at] ?? 0) + 1
    return key
  }
  for (const sentence of sentences) {
    const tokens = [START, ...sentence, END]
    for (let at = 1; at < tokens.length; at++)
      for (let length = 0; length <= ORDER && length <= at; length++) {
        const key = keyOf(tokens, at - length, at)
        const context = contexts[length]?.get(key) ?? { total: 0, next: new Map<number, number>() }
        context.total++
        context.next.set(tokens[at] ?? END, (context.next.get(tokens[at] ?? END) ?? 0) + 1)
        contexts[length]?.set(key, context)
      }
  }
  return (before) => {
    const known: Context[] = []
    for (let length = 0; length <= ORDER && length <= before.length; length++) {
      const context = contexts[length]?.get(keyOf(before, before.length - length, before.length))
      if (!context) break
      known.push(context)
    }
    return (token) => {
      let probability = 1 / vocabulary
      for (const { total, next } of known) {
        const types = next.size
        probability = ((next.get(token) ?? 0) + types * probability) / (total + types)
      }
      return Math.log(probability)
    }
  }
}
