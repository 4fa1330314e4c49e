/** The variety of a language that is preferred. */
const PREFERRED = { en: /^en[-_]GB/i, ar: /^ar[-_]AE/i } as const

/** The voice to use for a language, preferring one on the device to one that sends the text to a server; or null. */
export function chooseVoice<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
  language: keyof typeof PREFERRED,
): V | null {
  const score = ({ lang, localService, default: preferred }: V) =>
    4 * Number(localService) + 2 * Number(PREFERRED[language].test(lang)) + Number(preferred)
  const [best] = voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((p, q) => score(q) - score(p))
  return best ?? null
}
