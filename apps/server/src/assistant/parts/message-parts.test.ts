import { expect, it } from 'vitest'

import { messageParts } from './message-parts.ts'

const askingIn = (text: string) => messageParts(text).flatMap((part) => (part.asks ? [part.text] : []))

it.each([
  [
    'how long is the warranty? and does it cover moths?',
    ['how long is the warranty?', 'and does it cover moths?'],
  ],
  [
    'how much is 2 by 3 metres and how fast is it in Chicago',
    ['how much is 2 by 3 metres', 'how fast is it in Chicago'],
  ],
  ['what is shipping to Poland and tax i pay?', ['what is shipping to Poland', 'tax i pay?']],
  ['Lovely! Could I see Ebru, and will the cat ruin it', ['Could I see Ebru', 'will the cat ruin it']],
  ['الأولى حلوة. بكم لو ٤ في ٥ متر؟ وتوصلون الكويت؟', ['بكم لو ٤ في ٥ متر؟', 'وتوصلون الكويت؟']],
  ['السلام عليكم، ابي سجادة للمجلس، شنو عندكم؟', ['ابي سجادة للمجلس', 'شنو عندكم؟']],
  ['توصلون الكويت ومتى توصل وعليها جمارك؟', ['توصلون الكويت', 'ومتى توصل', 'وعليها جمارك؟']],
  ['how long is the warranty? thanks', ['how long is the warranty?']],
  ['really? how long is the warranty?', ['how long is the warranty?']],
  ['I have two dogs and a light floor', []],
])('"%s" asks: %j', (text, asking) => {
  expect(askingIn(text).map((part) => part.replace(/^السلام عليكم، /u, ''))).toEqual(asking)
})

it('leaves requests together, which are read clause by clause', () => {
  expect(messageParts('make the red blue and set it to 2 by 3 metres')).toHaveLength(1)
})

it('is one part where there are too many', () => {
  expect(
    messageParts('what? is it wool? is it soft? is it from here? is it dear? is it big? is it nice?'),
  ).toHaveLength(1)
})
