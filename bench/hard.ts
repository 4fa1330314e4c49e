// `npm run bench:hard`: bitmaps from real life. Other seeds draw other colours, shapes and light.
import { readOptions } from '../tools/read-options.ts'
import { HOME_SEED } from './engine/hard/hard-designs.ts'
import { hardPictures } from './engine/hard/hard-pictures.ts'
import { hardTable } from './engine/hard/hard-table.ts'
import { measureHard } from './engine/hard/measure-hard.ts'

const { values } = readOptions({
  usage: 'npm run bench:hard [-- --seed 2 --only name]',
  options: { seed: HOME_SEED, only: '' },
})
const pictures = await hardPictures(1000, values.seed)
const asked = pictures.filter(({ name }) => name.includes(values.only))
console.log(
  hardTable(
    values.seed,
    asked.map((picture) => measureHard(picture, values.seed)),
  ),
)
