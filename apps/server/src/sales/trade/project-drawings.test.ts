import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { strFromU8 } from 'fflate'
import { expect, it } from 'vitest'

import { drawingFiles } from './project-drawings.ts'

const RUGS = ['01-bab', '02-onyx', '03-khatam'].map((name) => ({ name, design: {} as DesignSnapshot }))
const waiting = { caller: '203.0.113.9', signal: new AbortController().signal }
const drawn = { cartoon: new Uint8Array(60), plan: new Uint8Array(40) }

async function namesOf(
  most: { rugs: number; bytes: number },
  draw = async () => drawn as typeof drawn | null,
) {
  const files = []
  for await (const file of drawingFiles(RUGS, { draw, language: 'en', waiting, most })) files.push(file)
  return files
}

it('has cartoon and plan of each rug', async () => {
  const names = (await namesOf({ rugs: 9, bytes: 1e6 })).map(({ name }) => name)
  expect(names).toEqual(RUGS.flatMap(({ name }) => [`${name}-cartoon.pdf`, `${name}-plan.dxf`]))
})

it.each([
  ['too many rugs', { rugs: 2, bytes: 1e6 }, 2],
  ['too large an archive', { rugs: 9, bytes: 150 }, 2],
  ['nothing', { rugs: 0, bytes: 0 }, 0],
])('names what is left out: %s', async (_, most, rugs) => {
  const files = await namesOf(most)
  expect(files).toHaveLength(rugs * 2 + 1)
  const text = strFromU8(files.at(-1)!.content as Uint8Array)
  const left = text.split('\n').filter((line) => RUGS.some(({ name }) => name === line))
  expect(left).toEqual(RUGS.slice(rugs).map(({ name }) => name))
})

it('goes on without a rug that takes too long', async () => {
  let calls = 0
  const files = await namesOf({ rugs: 9, bytes: 1e6 }, async () => (calls++ === 0 ? null : drawn))
  expect(files.map(({ name }) => name)).toEqual([
    '02-onyx-cartoon.pdf',
    '02-onyx-plan.dxf',
    '03-khatam-cartoon.pdf',
    '03-khatam-plan.dxf',
    'drawings-left-out.txt',
  ])
})
