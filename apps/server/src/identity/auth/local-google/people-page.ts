/** The page for choosing a person or cancelling. `nonce` is for its style. */
export function peoplePage({ uid, shop, nonce }: { uid: string; shop: string; nonce: string }): string {
  const people = PEOPLE.map(
    ({ sub, name, email, hex }) => `
      <button name="person" value="${sub}">
        <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="22" fill="${hex}" />
          <text x="22" y="29" text-anchor="middle" fill="#fbf8f3">${name.slice(0, 1)}</text>
        </svg>
        <span><strong>${name}</strong><br />${email}</span>
      </button>`,
  ).join('')
  return page({
    nonce,
    title: 'Choose who to be',
    body: `
    <h1>Who would you like to be?</h1>
    <p>This shop has no connection to Google yet, so nobody is asked for a password. Choose a person to go on to
      <b>${shop}</b> as them.</p>
    <form method="post" action="/interaction/${uid}">${people}
      <button name="person" value="" class="cancel">Somebody else, who cancels</button>
    </form>`,
  })
}

/** The page of an expired sign-in. */
export function lostPage({ shop, nonce }: { shop: string; nonce: string }): string {
  return page({
    nonce,
    title: 'This sign-in is over',
    body: `
    <h1>This sign-in is over</h1>
    <p>It took too long, or the shop was started anew in the meantime. <a href="${shop}">Go back to the shop</a> and
      sign in again.</p>`,
  })
}

function page({ nonce, title, body }: { nonce: string; title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<title>${title} · stand-in for Google</title>
<style nonce="${nonce}">${STYLE}</style>
<body>
  <header role="note"><b>Stand-in for Google</b> · runs on this machine only, for trying the shop out</header>
  <main>${body}
  </main>
</body>
</html>
`
}

const STYLE = `
  :root {
    --color-paper: #f7f3ec; --color-linen: #ede6da; --color-ink: #1e1a16; --color-graphite: #5e564d;
    --color-rule: #d9cfc0; --color-madder: #9e3b2c; --color-on-madder: #fbf8f3;
    --font-display: 'Newsreader Display', Newsreader, Georgia, 'Times New Roman', serif;
    --font-sans: 'Instrument Sans', Arial, sans-serif;
    color-scheme: light;
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: 16px/1.6 var(--font-sans); }
  header { padding: 10px 20px; background: var(--color-madder); color: var(--color-on-madder); text-align: center;
    font-size: 14px; }
  main { max-width: 480px; margin: clamp(32px, 10vh, 112px) auto; padding: 0 20px; }
  h1 { margin: 0 0 16px; font: 300 clamp(30px, 6vw, 44px)/1.08 var(--font-display); letter-spacing: -0.012em;
    text-wrap: balance; }
  p { margin: 0 0 28px; color: var(--color-graphite); text-wrap: pretty; }
  a { color: inherit; text-underline-offset: 3px; }
  form { display: grid; border-top: 1px solid var(--color-rule); }
  button { display: flex; gap: 16px; align-items: center; min-height: 76px; padding: 12px 8px; border: 0;
    border-bottom: 1px solid var(--color-rule); background: none; color: var(--color-graphite); text-align: start;
    font: 14px/1.45 var(--font-sans); cursor: pointer; }
  button:hover { background: var(--color-linen); }
  :focus-visible { outline: 2px solid var(--color-ink); outline-offset: 3px; }
  strong { color: var(--color-ink); font: 400 20px/1.3 var(--font-display); }
  text { font: 400 21px var(--font-display); }
  .cancel { padding-inline-start: 68px; min-height: 60px; }`

/** The example people of local sign-in. Their addresses use RFC 2606's example domain. */
const PEOPLE = [
  { sub: 'local-layla', name: 'Layla Haddad', email: 'layla@example.com', hex: '#9e3b2c' },
  { sub: 'local-marcus', name: 'Marcus Lindqvist', email: 'marcus@example.com', hex: '#2f4858' },
  { sub: 'local-noor', name: 'Noor Rahman', email: 'noor@example.com', hex: '#6b7048' },
] as const

/** The person of an id; undefined when unknown. */
export const personOf = (sub: string) => PEOPLE.find((person) => person.sub === sub)
