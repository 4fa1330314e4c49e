import base from './vite.config.ts'
import { writeFileSync } from 'node:fs'
export default { ...base, plugins: [...base.plugins, { name: 'zz', generateBundle(_o, bundle) {
  if (this.environment?.name !== 'client') return
  const rows = Object.values(bundle).filter((c) => c.type === 'chunk').map((c) => ({ file: c.fileName, size: c.code.length, imports: c.imports, modules: Object.entries(c.modules).map(([id, m]) => [id.replace(/.*\/(apps\/web\/app|packages|node_modules)\//, '$1/').replace('apps/web/app/',''), m.renderedLength ?? m.code?.length]) }))
  writeFileSync('/tmp/lh/chunks.json', JSON.stringify(rows))
} }] }
