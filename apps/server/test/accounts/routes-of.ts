import type { App } from '../../src/platform/http/fastify-app.ts'

/** Every route of the app, documented or not: `post /api/cart/lines/{id}`. */
export function routesOf(app: App): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      // Fastify prints a tree: four columns per level, then the next part of the path and its methods.
      const [, stems = '', rest = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (rest === '') return []
      const depth = stems.length / 4
      const path = `${depth > 0 ? (parents[depth - 1] ?? '') : ''}${rest}`
      parents[depth] = path
      const address = path.replaceAll(/:(\w+)/g, '{$1}')
      return methods.split(', ').map((method) => `${method.toLowerCase()} ${address}`)
    })
}
