/** The voice to speak English with: one that lives on the device before one that sends the text away, none if there is no English one. */
export function chooseVoice<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
): V | null {
  const score = ({ lang, localService, default: preferred }: V) =>
    4 * Number(localService) + 2 * Number(/^en[-_]GB/i.test(lang)) + Number(preferred)
  const [best] = voices.filter(({ lang }) => /^en\b|^en_/i.test(lang)).toSorted((p, q) => score(q) - score(p))
  return best ?? null
}
