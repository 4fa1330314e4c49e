import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { Link } from 'react-router'

/** Back to all texts, and to this one in the other languages. `path` is that of its pages, without its key. */
export function TextLanguages({ path, textKey }: { readonly path: string; readonly textKey: string }) {
  return (
    <p className="type-ui flex flex-wrap items-center gap-x-6">
      <Link to="/desk/texts" className="inline-flex min-h-11 items-center underline">
        {messages.title}
      </Link>
      {Object.values(LANGUAGES).map(({ code, name }) => {
        const isHere = textKey.startsWith(`${code}.`)
        return (
          <Link
            key={code}
            to={`${path}/${code}${textKey.slice(2)}`}
            lang={code}
            aria-current={isHere ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center ${isHere ? 'font-medium' : 'underline'}`}
          >
            {name}
          </Link>
        )
      })}
    </p>
  )
}
