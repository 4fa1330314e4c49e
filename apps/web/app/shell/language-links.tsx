import { LANGUAGE } from '@nawl/messages/language'
import { type Language, LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'
import { useLocation } from 'react-router'

const OTHERS: readonly Language[] = Object.values(LANGUAGES).filter(({ code }) => code !== LANGUAGE.code)

type LanguageLinksProps = { readonly className: string; readonly onFollow?: () => void }

/** Links to this page in the shop's other languages, each by its own name. They load the page: it is another build. */
export function LanguageLinks({ className, onFollow }: LanguageLinksProps) {
  const { pathname, search } = useLocation()
  return OTHERS.map(({ code, name, direction, prefix }) => (
    <a
      key={code}
      href={pagePath(pathname, prefix) + search}
      hrefLang={code}
      lang={code}
      dir={direction}
      className={`language-name ${className}`}
      onClick={({ currentTarget }) => {
        // The studio writes its state into the address without the router.
        currentTarget.href = pagePath(pathname, prefix) + location.search + location.hash
        onFollow?.()
      }}
    >
      {name}
    </a>
  ))
}
