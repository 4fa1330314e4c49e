import './language-offer.css'

import { languageSwitch } from '@nawl/messages/by-language/language-switch'
import { LANGUAGE } from '@nawl/messages/language'
import { type Language, LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { browserStorage } from '../api/browser-storage.ts'
import { Glyph } from '../ui/glyph.tsx'
import { useBrowserValue } from '../ui/use-browser-value.ts'

const KEY = 'nawl.language-offer'

/**
 * Offers the page in the language that the browser asks for first, if it is another of ours, until it is put away.
 * Nobody is redirected: the language belongs to the address.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const wanted = useBrowserValue(wantedLanguage, null)
  const [isAway, setAway] = useState(false)
  if (wanted === null || isAway) return null
  const words = languageSwitch[wanted.code]
  const putAway = () => {
    setAway(true)
    browserStorage().setItem(KEY, 'away')
  }
  return (
    <aside
      lang={wanted.code}
      dir={wanted.direction}
      aria-label={words.label}
      className="language-offer type-ui"
    >
      <p>{words.offer}</p>
      <a href={pagePath(pathname, wanted.prefix) + search} hrefLang={wanted.code}>
        {words.read}
      </a>
      <button type="button" aria-label={words.dismiss} onClick={putAway}>
        <Glyph name="close" size={18} />
      </button>
    </aside>
  )
}

/** The first of the browser's languages that we have; null if that is the page's, or the offer was put away. */
function wantedLanguage(): Language | null {
  if (browserStorage().getItem(KEY) !== null) return null
  const codes = navigator.languages.map((tag) => tag.split('-')[0])
  const known = Object.values(LANGUAGES)
  const first = codes.map((code) => known.find((one) => one.code === code)).find(Boolean)
  return first && first.code !== LANGUAGE.code ? first : null
}
