/** What the sign-in service reports to a returning browser. */
export type Return =
  | { readonly kind: 'code'; readonly code: string; readonly flowId: string | undefined }
  | { readonly kind: 'refused'; readonly why: string }

/** `sb_flow_id` is auth-js's own: it identifies the tab's sign-in attempt. */
const NAMES = ['code', 'error', 'error_code', 'error_description', 'sb_flow_id'] as const

/** What the service reported in the URL, and the URL without it; null if it reported nothing. */
export function readReturn(url: URL): { readonly back: Return; readonly cleaned: URL } | null {
  const parameter = (name: (typeof NAMES)[number]) => url.searchParams.get(name) ?? undefined
  const code = parameter('code')
  if (code === undefined && parameter('error_code') === undefined) return null
  const why = [parameter('error'), parameter('error_code'), parameter('error_description')]
    .filter(Boolean)
    .join(': ')
  const cleaned = new URL(url)
  for (const name of NAMES) cleaned.searchParams.delete(name)
  // A hosted project repeats its refusal in the fragment.
  if (/[#&]error_code=/.test(cleaned.hash)) cleaned.hash = ''
  const back: Return =
    code === undefined ? { kind: 'refused', why } : { kind: 'code', code, flowId: parameter('sb_flow_id') }
  return { back, cleaned }
}
