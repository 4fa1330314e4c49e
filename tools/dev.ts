// `npm run dev`: restarts the API when its sources change, and reloads pages.
import { spawn } from 'node:child_process'

import { renderArtwork } from './artwork/render-artwork.ts'
import { readOptions } from './read-options.ts'

readOptions({ usage: 'npm run dev' })
await renderArtwork()
const port = process.env['PORT'] ?? '3000'
const apiPort = String(Number(port) + 1)
// Visitors use the port of the pages; sign-in must return there.
const shared = { PUBLIC_URL: `http://localhost:${port}`, ...process.env, API_PORT: apiPort }
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...shared, PORT: apiPort, NAWL_PAGES: 'vite' },
  }),
  spawn('react-router', ['dev', '--port', port], { stdio: 'inherit', cwd: 'apps/web', env: shared }),
]
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'))
for (const child of children) child.on('exit', stopAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
