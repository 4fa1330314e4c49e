// The service worker of the floor, and of nothing else: pages at the frames open without a connection. What they show
// is in the browser's database; this stores only the empty pages, scripts and fonts.
const CACHE = 'floor-1'
const ASSET = /^\/(?:[a-z]{2}\/)?assets\//
const PAGE = /^(\/[a-z]{2})?\/floor(?:\/[^/]+(?:\/\d+\/(projector|plan))?)?\/?$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && PAGE.test(pathname)) event.respondWith(page(event, pathname))
  else if (ASSET.test(pathname) || pathname.startsWith('/yarn/') || pathname === '/favicon.svg')
    event.respondWith(asset(request))
})

/** The page that was stored last, at once; a newer one is stored for the next time. */
async function page(event, pathname) {
  const key = keyOf(pathname)
  const cache = await caches.open(CACHE)
  const stored = await cache.match(key, { ignoreVary: true })
  const newer = renew(cache, key, event.request)
  if (!stored) return newer
  event.waitUntil(newer.catch(() => {}))
  return stored
}

/** Pages of all orders are alike: which order it is, the address says. */
function keyOf(pathname) {
  const [, prefix = '', drawn] = PAGE.exec(pathname)
  const order = pathname.slice(prefix.length).replace(/\/$/, '') === '/floor' ? '' : '/-'
  return `${prefix}/floor${order}${drawn ? `/0/${drawn}` : ''}`
}

/** Stores a page after everything that it loads, so that no stored page lacks a part. */
async function renew(cache, key, request) {
  const answer = await fetch(request)
  if (!answer.ok || answer.redirected) return answer
  const html = await answer.clone().text()
  const needed = new Set(html.match(/\/(?:[a-z]{2}\/)?assets\/[\w.-]+/g) ?? [])
  await Promise.all(
    [...needed].map(async (path) => {
      if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path)
    }),
  )
  await cache.put(key, answer.clone())
  return answer
}

/** Names of assets contain a hash of their content: what is stored is never out of date. */
async function asset(request) {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(request, { ignoreVary: true })
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
