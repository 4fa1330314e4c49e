import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development the pages come from Vite and everything else from the shop's own server.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`
const ELSEWHERE =
  '/api /auth /artwork /frozen /test-payment /yarn /share /speech /bitmap /pile /take-along /journal/drawings /journal/rss.xml /sitemap.xml /robots.txt'

/** What every page loads is one file: forty small ones compress worse by 11 KB, and each costs a request. */
const HOUSE = /app[\\/](?:root|entry\.client|shell[\\/]shell\.route)\.tsx/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } } },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(ELSEWHERE.split(' ').map((path) => [path, api])),
  },
})
