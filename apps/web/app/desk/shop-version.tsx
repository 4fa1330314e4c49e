import { browserFetch } from '../api/request.ts'
import { callJson } from '../order/call-json.ts'
import { useCalled } from '../order/use-called.ts'

/** Which version of Nawl answers: what an owner names when they report something. */
export function ShopVersion() {
  const { called } = useCalled('version', () =>
    callJson<{ readonly version: string }>(browserFetch, '/healthz'),
  )
  return <p className="type-caption text-graphite">Nawl{called?.ok && ` ${called.answer.version}`}</p>
}
