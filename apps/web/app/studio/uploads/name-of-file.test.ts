import { expect, it } from 'vitest'

import { nameOfFile } from './name-of-file.ts'

it.each([
  ['fox_drawing-2.JPG', 'Fox drawing 2'],
  ['رسم.png', 'رسم'],
  ['my.own.fox.webp', 'My own fox'],
  ['IMG_2041.jpeg', ''],
  ['20240101 120000.bmp', ''],
  ['.png', ''],
])('names %j %j', (file, name) => expect(nameOfFile(file)).toBe(name))
