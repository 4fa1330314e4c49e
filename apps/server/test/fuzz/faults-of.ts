/** What no answer may contain: code paths, SQL, stack traces. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  'a stack trace': /^\s+at .+[:(]\d+|\bat [\w.<>]+ \((?:file|node|\/)/m,
  'a path of this machine': /node_modules|\/src\/[\w-]+\/|file:\/\/\/|\/tmp\/nawl-|\.ts:\d+/,
  'a query': /\b(?:select|insert into|update|delete from) ["(\w][^.]{0,80}\b(?:from|values|set|where)\b/i,
  'the database’s own words': /drizzle|pglite|postgres|SQLSTATE|relation "|violates|syntax error at/i,
}

type Answer = {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>
  readonly body: string
}

/**
 * Faults of an answer to any request: a 5xx, a leak, a refusal in another format than ours. `secrets` are values that
 * must never appear.
 */
export function faultsOf({ statusCode, headers, body }: Answer, secrets: readonly string[]): string[] {
  const type = String(headers['content-type'] ?? '')
  const faults: string[] = []
  if (statusCode >= 500) faults.push(`answered ${statusCode}`)
  if (statusCode >= 400 && !/^application\/(?:problem\+)?json|^text\/html/.test(type))
    faults.push(`refused as “${type}”`)
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed')
  // Only SVG among pictures can be opened as a page.
  const isPicture = /^image\/(?!svg)/.test(type)
  if (headers['content-security-policy'] === undefined && !isPicture) faults.push('has no policy')
  // The API reference, pictures and large tables may contain such text legitimately.
  const isOwnWords = statusCode >= 400 || (/json/.test(type) && body.length < 20_000)
  if (isOwnWords)
    for (const [leak, pattern] of Object.entries(LEAKS))
      if (pattern.test(body)) faults.push(`tells ${leak}: ${pattern.exec(body)?.[0].slice(0, 80)}`)
  for (const secret of secrets)
    if (body.includes(secret)) faults.push(`tells a secret: ${secret.slice(0, 4)}…`)
  return faults
}
