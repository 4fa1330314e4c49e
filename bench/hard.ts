// `npm run bench:hard`: bitmaps from real life. Other seeds draw other colours, shapes and light.
import { readOptions } from '../tools/read-options.ts'
import { HOME_SEED } from './engine/hard/hard-designs.ts'
import { hardPictures } from './engine/hard/hard-pictures.ts'
import { hardTable } from './engine/hard/hard-table.ts'
import { largeTable } from './engine/hard/large-table.ts'
import { measureHard } from './engine/hard/measure-hard.ts'

/** Pictures of 40 megapixels, drawn without a seed. */
const LARGE = 'large'

const { values } = readOptions({
  usage: 'npm run bench:hard [-- --seed 2 --only name], or --only large',
  options: { seed: HOME_SEED, only: '' },
})
if (values.only === LARGE) {
  console.log(largeTable())
  process.exit()
}
const pictures = await hardPictures(1000, values.seed)
const asked = pictures.filter(({ name }) => name.includes(values.only))
console.log(
  hardTable(
    values.seed,
    asked.map((picture) => measureHard(picture, values.seed)),
  ),
)
