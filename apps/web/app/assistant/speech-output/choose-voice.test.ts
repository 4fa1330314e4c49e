import { expect, it } from 'vitest'

import { chooseVoice } from './choose-voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService, default: false })

it('prefers a voice on the device to one that sends the text away, and a British one to others', () => {
  const [american, british, distant] = [voice('en-US'), voice('en_GB'), voice('en-GB', false)]
  expect(chooseVoice([distant, american, british], 'en')).toBe(british)
  expect(chooseVoice([distant, american], 'en')).toBe(american)
  expect(chooseVoice([voice('de-DE'), distant], 'en')).toBe(distant)
})

it('answers Arabic in an Arabic voice, if possible of the Emirates', () => {
  const [saudi, emirati] = [voice('ar-SA'), voice('ar-AE')]
  expect(chooseVoice([voice('en-GB'), saudi, emirati], 'ar')).toBe(emirati)
  expect(chooseVoice([voice('en-GB'), saudi], 'ar')).toBe(saudi)
})

it('returns none if none speaks English', () => {
  expect(chooseVoice([voice('ar-AE'), voice('fr-FR')], 'en')).toBeNull()
})
