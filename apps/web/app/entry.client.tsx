import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { LANGUAGE } from '@nawl/messages/language'
import { isBelow } from '@nawl/messages/text/page-path'
import { reportErrors } from './report-errors.ts'
import { replayTypedEarly } from './typed-early.ts'

// At the address of an unknown locale the server sent the page of the nearest language, which knows only its own.
const { pathname, search, hash } = location
if (!isBelow(pathname, LANGUAGE.prefix))
  history.replaceState(null, '', LANGUAGE.prefix + pathname + search + hash)

reportErrors()
replayTypedEarly()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
