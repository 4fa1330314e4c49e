import { expect, it } from 'vitest'

import { requestByGuess } from './by-guess.ts'

const STUDIO = {
  page: '/ar/product/khatam',
  rug: 'khatam',
  palette: [
    { hex: '#33487A', name: 'indigo' },
    { hex: '#CE9434', name: 'saffron' },
  ],
}
const guess = (tool: string, likelihood = 0.8) => [{ label: `tool:${tool}`, likelihood }]

it.each([
  ['shuffle', 'طلع لي شي ما يخطر عالبال', 'shuffle'],
  ['setColor', 'النيلي ما يعجبني أبدا، عنابي أحسن', 'change the indigo to maroon'],
  ['navigate', 'سلتي لو تكرمت', 'go to cart'],
  ['setQuantity', 'خمسة كفاية', 'I want 5 of them'],
  ['showRoom', 'شو بتعطي بالمجلس', 'show it in the majlis'],
])('%s is done where the message names what it needs: %s', (tool, said, english) =>
  expect(requestByGuess(said, guess(tool), STUDIO, [])).toBe(english),
)

it.each([
  ['setMood', 'bolder', 'make it bolder'],
  ['setShape', 'scallop', 'make it scallop'],
  ['showRoom', 'none', 'show only the rug'],
  ['navigate', '/your-room', 'go to pic of my lounge'],
  ['setLanguage', 'en', 'switch to english'],
])('%s is done by the value that the classifier knows: %s', (tool, value, english) =>
  expect(requestByGuess('شي ثاني', [{ label: `tool:${tool}`, likelihood: 0.8, value }], STUDIO, [])).toBe(
    english,
  ),
)

it('needs a likely guess, no negation and no question', () => {
  expect(requestByGuess('طلع لي شي', guess('shuffle', 0.5), STUDIO, [])).toBeNull()
  expect(requestByGuess('لا تخلط الألوان', guess('shuffle'), STUDIO, [])).toBeNull()
  expect(requestByGuess('أنا في الكويت، توصلون؟', guess('setCountry'), STUDIO, [])).toBeNull()
  expect(requestByGuess('حلو', [{ label: 'talk:thanks', likelihood: 0.9 }], STUDIO, [])).toBeNull()
})
