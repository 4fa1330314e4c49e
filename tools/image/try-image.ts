// A step of `npm run test:long`: builds the image of deploy/Dockerfile, starts it and sends the most important
// requests. NODE_IMAGE is the base image; without it, one is built from Debian's files and this machine's Node.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { goOn, newCustomer } from '../../apps/server/test/crash/customer.ts'
import { artworkDirectory } from '../artwork/render-artwork.ts'
import { makeBaseImage } from './base-image.ts'
import { run } from './command.ts'
import { type Buildah, buildahIn, storeIn, weighLayers } from './image-tools.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Maximum size of the layers above the base image. */
const MOST_MB = 350
const READY_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'nawl-image-'))
try {
  await tryImage(buildahIn(folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function tryImage(buildah: Buildah): Promise<void> {
  const base = process.env['NODE_IMAGE'] ?? 'localhost/nawl-base'
  if (process.env['NODE_IMAGE'] === undefined) makeBaseImage(buildah, base, folder)
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const revision = run('git', ['rev-parse', 'HEAD'], ROOT)
  const args = [`NODE_IMAGE=${base}`, `REVISION=${revision}`].flatMap((value) => ['--build-arg', value])
  buildah('build', '--file', join(ROOT, 'deploy/Dockerfile'), ...args, ...drawn(), '--tag', 'nawl', ROOT)

  const layers = weighLayers(buildah, 'nawl', base, folder)
  const megabytes = (bytes: number) => Math.round(bytes / 1e6)
  console.log(
    `${megabytes(layers.unpacked)} MB above the base, ${megabytes(layers.packed)} MB as a registry sends them`,
  )
  expectThat(megabytes(layers.unpacked) <= MOST_MB, `at most ${MOST_MB} MB above the base`)
  expectThat(layers.labels['org.opencontainers.image.version'] === version, `the label says ${version}`)
  expectThat(layers.labels['org.opencontainers.image.revision'] === revision, `the label says ${revision}`)
  expectThat(layers.user === 'node', 'nobody in particular runs it')

  const container = buildah('from', 'nawl')
  console.log(buildah('run', container, '--', 'node', '--input-type=module', '-e', importAll()))
  const unwritable = ['run', container, '--', 'sh', '-c', '! touch /nawl/x && ! touch /nawl/apps/x && id -un']
  expectThat(buildah(...unwritable) === 'node', 'its files cannot be written by who runs it')
  await asked(container, version)
}

/** Gives the build the artwork that exists here, so that it renders only what has changed. */
function drawn(): string[] {
  const artwork = artworkDirectory()
  return existsSync(artwork) ? ['--volume', `${artwork}:/nawl/artwork`] : []
}

function importAll(): string {
  return readFileSync(join(import.meta.dirname, 'import-all.mjs'), 'utf8')
}

/** Starts the shop with the image's own command, requests health, pages, pictures and colours, and orders a rug. */
async function asked(container: string, version: string): Promise<void> {
  const port = await freePort()
  const shop = start(container, port)
  const at = `http://127.0.0.1:${port}`
  try {
    await ready(`${at}/readyz`, shop)
    const health = (await (await fetch(`${at}/healthz`)).json()) as unknown
    expectThat(
      JSON.stringify(health) === JSON.stringify({ status: 'ok', version }),
      `/healthz names ${version}: ${JSON.stringify(health)}`,
    )
    for (const path of [
      '/',
      '/product/onyx',
      '/artwork/geometric/onyx-800.avif',
      '/api/rooms/living/onyx.jpg',
      '/take-along/onyx.pdf',
    ])
      expectThat((await fetch(at + path)).status === 200, `${path} is there`)
    const colours = await fetch(`${at}/api/color/extract`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('geometric/onyx.bmp'),
    })
    const { extractedColors } = (await colours.json()) as { extractedColors?: unknown[] }
    expectThat((extractedColors?.length ?? 0) > 1, 'the colours of a design are found')
    const customer = newCustomer()
    await goOn(at, customer)
    const { number, token } = customer.order ?? {}
    const invoice = await fetch(`${at}/api/orders/${number}/invoice.pdf?token=${token}`)
    const start = Buffer.from(await invoice.arrayBuffer()).toString('latin1', 0, 5)
    expectThat(start === '%PDF-', 'a rug is ordered, paid and has its invoice')
  } finally {
    await stop(shop)
  }
}

function start(container: string, port: number): ChildProcess {
  const variables = [`PORT=${port}`, `PUBLIC_URL=http://127.0.0.1:${port}`, 'ALLOW_TEST_PAYMENT=1']
  const environment = variables.flatMap((value) => ['--env', value])
  const command = ['node', 'apps/server/src/main.ts']
  return spawn(
    'buildah',
    [...storeIn(folder), 'run', '--isolation', 'chroot', ...environment, container, '--', ...command],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
}

async function ready(address: string, shop: ChildProcess): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 500))
  }
  throw new Error(`the shop was not ready within ${READY_MS / 1000} s`)
}

/** In a chroot the shop is killed with its runner; the server's tests cover its shutdown. */
async function stop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null) return
  const ended = new Promise((go) => shop.once('exit', go))
  shop.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const address = server.address()
  await new Promise((go) => server.close(go))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`)
  console.log(`✓ ${what}`)
}
