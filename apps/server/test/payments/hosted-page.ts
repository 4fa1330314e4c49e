import type { Answered } from './fake-provider-server.ts'

type HostedPage = {
  readonly provider: string
  readonly heading: string
  readonly amount: string
  readonly lines: readonly string[]
  /** Button labels by posted value. */
  readonly choices: Readonly<Record<string, string>>
  /** Why the last choice failed. */
  readonly notice?: string | null
}

/** A fake payment page. It posts `choice` to its own address. */
export function hostedPage({
  provider,
  heading,
  amount,
  lines,
  choices,
  notice = null,
}: HostedPage): Answered {
  const buttons = Object.entries(choices).map(
    ([value, label]) => `<p><button name="choice" value="${value}">${escaped(label)}</button></p>`,
  )
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escaped(heading)} · stand-in for ${provider}</title>
<main>
  <p><b>Stand-in for ${provider}</b>, no money moves</p>
  <h1>${escaped(heading)}</h1>
  ${notice === null ? '' : `<p role="alert">${escaped(notice)}</p>`}
  <ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
  <p>Total <strong>${escaped(amount)}</strong></p>
  <form method="post">${buttons.join('')}</form>
</main>
</html>
`
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
