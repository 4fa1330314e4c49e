import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

/** How a script is set: its faces by name, as mail clients load none, and its side. */
export type EmailSetting = {
  readonly serif: string
  readonly sans: string
  readonly start: 'left' | 'right'
  readonly end: 'left' | 'right'
  /** Leading of text, and tracking of the wordmark and of buttons. */
  readonly leading: number
  /** Leading of a heading. */
  readonly tight: number
  readonly wordmark: string
  readonly tracking: string
}
const SETTINGS: Readonly<Record<(typeof LANGUAGES)[LanguageCode]['script'], EmailSetting>> = {
  Latn: {
    serif: "Newsreader, Georgia, 'Times New Roman', serif",
    sans: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
    start: 'left',
    end: 'right',
    leading: 1.6,
    tight: 1.15,
    wordmark: '.18em',
    tracking: '.04em',
  },
  // Arabic letters join: tracking would tear them apart.
  Arab: {
    serif: "Amiri, 'Noto Naskh Arabic', 'Geeza Pro', 'Times New Roman', serif",
    sans: "'IBM Plex Sans Arabic', 'Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', Tahoma, Arial, sans-serif",
    start: 'right',
    end: 'left',
    leading: 1.8,
    tight: 1.4,
    wordmark: '0',
    tracking: '0',
  },
}

/** How e-mails in a language are set. */
export const emailSetting = (language: LanguageCode): EmailSetting => SETTINGS[LANGUAGES[language].script]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain text in HTML, between tags or in the quotes of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
