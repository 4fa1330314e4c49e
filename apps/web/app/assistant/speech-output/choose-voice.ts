/**
 * The English voice to use, preferring one on the device to one that sends the text to a server; undefined if there
 * is none.
 */
export function chooseVoice<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
): V | null {
  const score = ({ lang, localService, default: preferred }: V) =>
    4 * Number(localService) + 2 * Number(/^en[-_]GB/i.test(lang)) + Number(preferred)
  const [best] = voices.filter(({ lang }) => /^en\b|^en_/i.test(lang)).toSorted((p, q) => score(q) - score(p))
  return best ?? null
}
