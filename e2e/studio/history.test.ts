import { farthestChannel, meanColor, readPicture, shareChanged } from '../support/picture.ts'
import { hexOf, rugWithId } from '../support/rug-with-id.ts'
import { expect, test } from '../shop-test.ts'
import { yarnAreas } from '../support/yarn-areas.ts'

test('a shuffle leaves locked yarns alone, new or as designed, and dyes the others', async ({
  studio,
  request,
  rugs,
}) => {
  const rug = rugWithId(rugs, 'bab')
  const areas = await yarnAreas(request, rug.processingImage)
  const areaOf = (yarn: string) => areas.get(hexOf(rug, yarn)) ?? []
  const locked = [areaOf('brass'), areaOf('interior green')]
  await studio.open('bab')
  const teal = await studio.replace('Brass', 'Teal')
  await studio.lock.click()
  await studio.swatch('Interior green').click()
  await studio.lock.click()

  const once = await studio.pictureAfter(() => studio.shuffle.click())
  for (const area of locked) expect(shareChanged(teal, once, area)).toBe(0)
  const twice = await studio.pictureAfter(() => studio.shuffle.click())
  for (const area of locked) expect(shareChanged(once, twice, area)).toBe(0)
  for (const picture of [once, twice]) {
    const dyed = ['limewash', 'shade'].map((name) =>
      farthestChannel(meanColor(picture, areaOf(name)), meanColor(teal, areaOf(name))),
    )
    expect(Math.max(...dyed)).toBeGreaterThan(6)
  }
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal.*\blocked\b/)
})

test('undo restores each earlier picture, reset the design, and both are offered only when possible', async ({
  studio,
}) => {
  await studio.open('bab')
  const offered = async (reset: boolean, undo: boolean) => {
    await expect(studio.reset).toBeEnabled({ enabled: reset })
    await expect(studio.undo).toBeEnabled({ enabled: undo })
    await expect(studio.shuffle).toBeEnabled()
  }
  await offered(false, false)
  const designed = await readPicture(studio.picture)
  const teal = await studio.replace('Brass', 'Teal')
  await offered(true, true)
  const both = await studio.replace('Limewash', 'Gold')
  expect(shareChanged(both, teal)).toBeGreaterThan(0)
  await studio.pictureAfter(() => studio.shuffle.click())

  expect(shareChanged(both, await studio.pictureAfter(() => studio.undo.click()))).toBe(0)
  await expect(studio.swatch('Limewash')).toHaveAccessibleName(/replaced by Gold/)
  expect(shareChanged(teal, await studio.pictureAfter(() => studio.undo.click()))).toBe(0)
  await offered(true, true)
  expect(shareChanged(designed, await studio.pictureAfter(() => studio.undo.click()))).toBe(0)
  await offered(false, false)

  await studio.pictureAfter(() => studio.shuffle.click())
  await studio.lock.click()
  expect(shareChanged(designed, await studio.pictureAfter(() => studio.reset.click()))).toBe(0)
  await offered(false, false)
  for (const swatch of await studio.swatches.all())
    await expect(swatch).not.toHaveAccessibleName(/replaced|locked/)
})
