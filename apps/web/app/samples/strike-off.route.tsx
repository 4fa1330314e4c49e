import './samples.css'

import type { StrikeOffAnswer } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/samples-page'
import { data } from 'react-router'

import { browserFetch, type FetchApi } from '../api/request.ts'
import { pageContext } from '../page/page-context.ts'
import { PageHead } from '../page/page-head.tsx'
import { LINK_PARAMETER, studioPath } from '../page/studio-path.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import type { Route } from './+types/strike-off.route'
import { strikeOffPath } from '../page/samples-path.ts'
import { fetchStrikeOff, type StrikeOffFault } from './fetch-strike-off.ts'
import { StrikeOffPage } from './strike-off-page.tsx'

type Loaded =
  | { readonly ok: true; readonly answer: StrikeOffAnswer }
  | { readonly ok: false; readonly fault: StrikeOffFault }

async function load(fetchApi: FetchApi, address: string, url: string): Promise<Loaded> {
  const query = new URL(url).searchParams
  const text = query.get(LINK_PARAMETER)
  if (!text) return { ok: false, fault: 'no-size' }
  const [x, y] = ['x', 'y'].map((name) => Number.parseInt(query.get(name) ?? '', 10))
  const asked = Number.isFinite(x) && Number.isFinite(y) ? { xMm: x!, yMm: y! } : null
  const found = await fetchStrikeOff(fetchApi, { address, text, place: asked })
  // A place of an old link that is beside the rug: the proposal instead.
  return !found.ok && found.fault === 'not-on-rug' && asked
    ? fetchStrikeOff(fetchApi, { address, text, place: null })
    : found
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const loaded = await load(context.get(pageContext).fetchApi, params.id, request.url)
  return data(
    { loaded, text: new URL(request.url).searchParams.get(LINK_PARAMETER) },
    { status: loaded.ok ? 200 : STATUS[loaded.fault] },
  )
}

const STATUS = { 'no-size': 200, 'too-small': 200, 'no-such-rug': 404, 'not-on-rug': 200, away: 503 } as const

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get(LINK_PARAMETER)
  return { loaded: await load(browserFetch, params.id, request.url), text }
}

/** Where a strike-off of a design is looked at, moved and put into the cart. */
export default function StrikeOffRoute({ loaderData, params }: Route.ComponentProps) {
  const { loaded, text } = loaderData
  const back = studioPath(params.id, text)
  const name = loaded.ok ? nameOf(loaded.answer.name) : ''
  return (
    <div className="page-margin page-space">
      <PageHead
        title={loaded.ok ? messages.strikeTitle({ name }) : messages.strikeHeading}
        description={messages.strikeDescription}
        hidden
      />
      {loaded.ok ? (
        <StrikeOffPage
          key={strikeOffPath(params.id, text ?? '')}
          answer={loaded.answer}
          address={params.id}
          text={text ?? ''}
          back={back}
        />
      ) : (
        <div className="samples-head">
          <div>
            <h1 className="type-h1">{messages.strikeHeading}</h1>
            <p className="type-body mt-6">{FAULTS[loaded.fault]}</p>
            <TextLink to={back} className="mt-4">
              {messages.backToStudio}
            </TextLink>
          </div>
        </div>
      )}
    </div>
  )
}

const FAULTS = {
  'no-size': messages.needsSize,
  'too-small': messages.tooSmall,
  'no-such-rug': messages.noSuchRug,
  'not-on-rug': messages.offRug,
  away: messages.away,
} as const satisfies Record<StrikeOffFault, string>
