import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { routesOf } from './accounts/routes-of.ts'
import { openShop } from './shop-fixture.ts'
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
    const [, drawings = ''] = /location ~ (\S+) \{\s+limit_req zone=drawings /.exec(nginx) ?? []
    const drawn = [
      '/yarn/box/0A0B0C.webp',
      '/bitmap/sized/modern/bab.240x310.rectangle.bmp',
      '/template/modern/bab.bmp',
      '/api/rug/bab/shown',
      '/api/color/extract',
      '/api/strike-off/bab',
      '/api/promised-days',
    ]
    expect(drawn.filter((path) => !new RegExp(drawings).test(path))).toEqual([])
    expect(drawn.filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)))).toEqual([])
    expect([...cheap, ...byNginx].filter((path) => new RegExp(drawings).test(path))).toEqual([])
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

describe('the access log of nginx', () => {
  const [, pattern = ''] =
    /map \$uri \$logged_path \{[^}]*?"~(\S+)" "\$before\.{3}\$after";/.exec(read('deploy/nginx/nawl.conf')) ??
    []
  const logged = (uri: string) => {
    const { before, after } = new RegExp(pattern).exec(uri)?.groups ?? {}
    return before === undefined ? uri : `${before}...${after}`
  }
  const HEX = '0123456789abcdef'.repeat(2)
  /** What stands in a path in place of a parameter, by its name. */
  const SECRETS: Readonly<Record<string, string>> = {
    token: `claim-photo.f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55.0.${HEX}`,
    email: 'ada.lovelace@example.com',
  }
  const filled = (path: string) =>
    path.replaceAll(/[:{](\w+)\}?/g, (_, name: string) => SECRETS[name] ?? 'NW-AB12-CD34')

  it('has no token and no e-mail address of any route', async () => {
    const shop = await openShop()
    const ofServer = routesOf(shop.app).map((route) => route.split(' ')[1] ?? '')
    await shop.close()
    const ofPages = [...read('apps/web/app/routes.ts').matchAll(/route\('([^']+)'/g)].flatMap(([, path]) => [
      `/${path}`,
      `/ar/${path}`,
      `/${path}.data`,
    ])
    const secret = [...ofServer, ...ofPages].filter((path) => /[:{](?:token|email)\b/.test(path))
    expect(secret).toEqual(
      expect.arrayContaining([
        '/api/claim-photos/{token}',
        '/api/floor-photographs/{token}',
        '/api/proofs/{token}/decisions',
        '/api/desk/staff/{email}/role',
        '/ar/proof/:token',
        '/desk/customers/:email.data',
      ]),
    )
    const lines = secret.map((path) => logged(filled(path)))
    expect(lines.filter((line) => /@|ada|0123456789/.test(line))).toEqual([])
    // What is not secret stays.
    expect(lines).toEqual(expect.arrayContaining(['/api/proofs/.../decisions', '/api/desk/staff/.../role']))
  })

  it.each([
    [`/product/draft-${HEX}-blue-hour`, '/product/...'],
    [`/ar/product/draft-${HEX}-blue-hour.data`, '/ar/product/...'],
    [`/api/own-artwork/${HEX}/picture.webp`, '/api/own-artwork/.../picture.webp'],
    [`/x/ada@example.com/y/${HEX}/z`, '/x/.../y'],
    [`/x/${HEX}/y/ada@example.com`, '/x/.../y'],
    ['/journal/how-a-rug-is-tufted-by-hand', '/journal/how-a-rug-is-tufted-by-hand'],
    ['/api/orders/NW-AB12-CD34', '/api/orders/NW-AB12-CD34'],
    ['/', '/'],
  ])('writes %s as %s', (uri, line) => {
    expect(logged(uri)).toBe(line)
  })
})

it('the README documents every variable', () => {
  const readme = read('README.md')
  expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
