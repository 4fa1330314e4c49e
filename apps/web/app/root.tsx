import './app.css'

import { use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

import type { Route } from './+types/root.ts'
import { Nonce } from './nonce.ts'
import { WakeWhenPainted } from './paint-first.tsx'
import displayFont from './ui/fonts/newsreader-display.woff2?url'
import sansFont from './ui/fonts/instrument-sans.woff2?url'
import { TextLink } from './ui/text-link.tsx'

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(Nonce)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F3EC" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <WakeWhenPainted />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last resort: no header, no data, so that nothing that broke is needed to show it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="page-margin py-32">
      <title>{missing ? 'Not found · Nawl' : 'Something broke · Nawl'}</title>
      <h1 className="type-h1">{missing ? 'There is nothing here.' : 'Something broke.'}</h1>
      <p className="type-body mt-6 max-w-[36em]">
        {missing ? 'The address may have changed.' : 'The fault is ours. Loading the page again often helps.'}
      </p>
      <p className="mt-8">
        <TextLink to="/products">Browse all rugs</TextLink>
      </p>
    </main>
  )
}
