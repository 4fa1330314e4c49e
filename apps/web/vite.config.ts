import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { splitMessages } from './split-messages.ts'
import { webLanguage } from './web-language.ts'

// In development the pages come from Vite and everything else from the shop's own server.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`
const ELSEWHERE =
  '/api /healthz /auth /artwork /frozen /test-payment /yarn /share /speech /logo /photos /bitmap /template /pile /rooms /stills /take-along /journal/drawings /journal/rss.xml /sitemap.xml /robots.txt'

/**
 * What every page of the house loads is one file, with what most of them load: forty small ones compress worse by
 * 11 KB, and each costs a request, and half a millisecond to be asked for. React stays outside, with the entry: the two
 * are then evaluated in tasks of their own.
 */
const SITE = [
  'root',
  'shell/shell.route',
  'page/structured/structured-data',
  'ui/(text/rich-text|use-prefetch|use-browser-value|when-loaded|pompom)',
  'catalogue/cards/(rug-card|rug-picture|room-photograph|load-designs|detail-picture|journal-card)',
  'catalogue/home/yarn-row',
  'ui/(use-broken-image|text/day-of)',
]
const SITE_FILES = new RegExp(`app/(${SITE.join('|')})\\.tsx?(\\?|$)`)

export default defineConfig({
  plugins: [tailwindcss(), splitMessages(), reactRouter()],
  resolve: {
    alias: [
      {
        find: 'three/examples/jsm/libs/meshopt_decoder.module.js',
        replacement: `${import.meta.dirname}/app/catalogue/own-floor/no-decoder.ts`,
      },
      {
        find: /^@nawl\/messages\/(?!by-language\/|text\/|languages$)(.+)$/,
        replacement: `${import.meta.dirname}/../../packages/messages/build/${webLanguage()}/$1.ts`,
      },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: SITE_FILES }] } } },
      },
    },
  },
  // The worker that composes sizes loads each design as a file of its own.
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(ELSEWHERE.split(' ').map((path) => [path, api])),
  },
})
