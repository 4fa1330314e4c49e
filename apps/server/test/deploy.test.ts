import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { VARIABLES } from '../src/platform/config/config.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const dockerfile = read('deploy/Dockerfile')
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, { image: string; environment?: Record<string, unknown>; read_only?: boolean }>
}
type Manifest = {
  kind: string
  metadata?: { annotations?: Record<string, string> }
  spec?: { rules?: [{ http: { paths: { path: string }[] } }] }
  data?: Record<string, string>
  stringData?: Record<string, string>
}
const manifests = readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
)
/** Variables that Node, npm, glibc or another service reads. */
const NOT_OURS = new Set([
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
])
const isUnknown = (name: string) => !VARIABLES.includes(name) && !NOT_OURS.has(name)

describe('the deployment files', () => {
  it('set only variables that the shop reads', () => {
    const inDockerfile = [...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name)
    const shops = Object.entries(compose.services).filter(([name]) => name.startsWith('shop-'))
    const inCompose = shops.flatMap(([, { environment = {} }]) => Object.keys(environment))
    const inKubernetes = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }))
    const inUnit = [...read('deploy/systemd/nawl@.service').matchAll(/\b([A-Z_]{4,})=/g)].map(
      ([, name = '']) => name,
    )
    expect([...inDockerfile, ...inCompose, ...inKubernetes, ...inUnit].filter(isUnknown)).toEqual([])
    expect([shops.length, inKubernetes.length]).toEqual([3, expect.any(Number)])
  })

  it('check health at an existing route', () => {
    const checked = [dockerfile, JSON.stringify(manifests)].flatMap(
      (text) => text.match(/\/(?:health|ready)z\b/g) ?? [],
    )
    const routes = read('apps/server/src/platform/http/health.routes.ts')
    expect(checked.length).toBeGreaterThan(2)
    for (const path of checked) expect(routes).toContain(`app.get('${path}'`)
  })

  it('use the port that the shop listens on', () => {
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1]
    expect(dockerfile).toContain(`EXPOSE ${port}`)
    const container = manifests.find(({ kind }) => kind === 'Deployment')
    expect(JSON.stringify(container)).toContain(`"containerPort":${port}`)
    const upstream = read('deploy/nginx/upstream-compose.conf').match(/server \S+/g)
    expect(upstream).toEqual(
      ['server shop-1:', 'server shop-2:', 'server shop-3:'].map((name) => name + port),
    )
  })

  it('copy existing files, and every workspace’s package.json before the code', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const workspaces = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
    )
    expect(copied).toEqual(expect.arrayContaining(workspaces))
  })

  it('copy only the release folder of the build into the image', () => {
    const taken = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(taken).toContain('/release/node_modules')
    expect(taken.filter((path) => !path.startsWith('/release/'))).toEqual([])
  })

  it('label the image with the version of package.json', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    expect(dockerfile).toContain(`org.opencontainers.image.version="${version}"`)
  })

  it('run as an unprivileged user on a read-only root', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(compose.services['shop-1']?.read_only).toBe(true)
    for (const kind of ['Deployment', 'CronJob']) {
      const manifest = JSON.stringify(manifests.find((one) => one.kind === kind))
      for (const setting of ['"runAsNonRoot":true', '"readOnlyRootFilesystem":true', '"drop":["ALL"]'])
        expect(manifest).toContain(setting)
    }
  })

  it('limit only expensive routes, in nginx and in Kubernetes', () => {
    const nginx = read('deploy/nginx/nawl.conf')
    const [, pattern = ''] = /location ~ (\S+) \{\s+limit_req zone=renders /.exec(nginx) ?? []
    const prefixes = manifests
      .filter(({ metadata }) => metadata?.annotations?.['nginx.ingress.kubernetes.io/limit-rps'])
      .flatMap(({ spec }) => spec?.rules?.[0]?.http.paths.map(({ path }) => path) ?? [])
    const order = '/api/orders/NW-7K4M-3PXA'
    const made = [
      '/take-along/bab.png',
      '/share/bab.jpg',
      '/frozen/0a/majlis.jpg',
      '/api/rooms/majlis/bab.avif',
    ]
    const byNginx = [...made, `${order}/invoice.pdf`, '/api/desk/orders/NW-7K4M-3PXA/pack.zip']
    const cheap = [
      '/',
      '/products',
      '/product/bab',
      '/api/cart',
      order,
      `${order}/invoice`,
      '/artwork/bab.jpg',
    ]
    expect(byNginx.filter((path) => !new RegExp(pattern).test(path))).toEqual([])
    expect(made.filter((path) => !prefixes.some((prefix) => path.startsWith(`${prefix}/`)))).toEqual([])
    expect(cheap.filter((path) => new RegExp(pattern).test(path))).toEqual([])
    expect(nginx).toMatch(/limit_req_status 429;[^]*add_header Retry-After \d+ always;/)
  })

  it.each(['nawl@.service', 'nawl-backup.service'])(
    '%s may write to its data only, for its user only',
    (unit) => {
      const settings = read(`deploy/systemd/${unit}`).split('\n')
      expect(settings).toEqual(
        expect.arrayContaining([
          'UMask=0077',
          'NoNewPrivileges=true',
          'ProtectSystem=strict',
          'ProtectHome=true',
          'PrivateTmp=true',
          'PrivateDevices=true',
          'ReadWritePaths=/var/lib/nawl',
          'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6',
          'CapabilityBoundingSet=',
        ]),
      )
    },
  )

  it('pin third-party images by digests from the owner’s file', () => {
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    const images = Object.values(compose.services).map(({ image }) => image)
    const manifested = [...JSON.stringify(manifests).matchAll(/"image":"([^"]+)"/g)].map(([, image]) => image)
    const others = [...stages, ...images, ...manifested].filter(
      (image) => image !== 'nawl' && !image?.startsWith('registry.example/nawl:'),
    )
    expect(others.length).toBeGreaterThan(4)
    const pinned = /^\$\{([A-Z]+_IMAGE)(?::\?[^}]*)?\}$|@sha256:[0-9a-f]{64}$/
    expect(others.filter((image = '') => !pinned.test(image))).toEqual([])
    // No default image to fall back to, and no syntax line that fetches another image.
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE$/m)
    expect(dockerfile).not.toMatch(/^# *syntax=/m)
    const listed = read('deploy/images')
    for (const image of others) expect(listed).toContain(`\n${pinned.exec(image ?? '')?.[1]}=`)
  })

  it('define every value of compose.yaml in the example file', () => {
    const example = read('deploy/example.env')
    for (const [, name] of read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
  })
})

it('the README documents every variable', () => {
  const readme = read('README.md')
  expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
