import { expect, it } from 'vitest'

import { urgentTopic } from './urgent.ts'

it.each([
  ['since it came i am wheezing and my lips feel fat', 'emergency'],
  ['I dropped the iron and there is smoke coming up', 'emergency'],
  ['mum has fallen off the ladder, what sizes do you have', 'emergency'],
  ['القطو كل من الوبر وصار يرجّع', 'pet-swallowed'],
  ['no point in colours, wont be around by christmas', 'in-despair'],
  ['بدي نام وما فيق', 'in-despair'],
  ['my son swallowed some of the cleaner', 'emergency'],
  ['i mixed bleach with vinegar and my throat is burning', 'emergency'],
  ['خلطت كلور مع خل وما اقدر اتنفس', 'emergency'],
  ['our cat swallowed a long thread of the rug', 'pet-swallowed'],
  ['الكلب بلع خيط من السجادة', 'pet-swallowed'],
  ['it hardly matters, i do not plan to be here next week', 'in-despair'],
  ['ابي أموت', 'in-despair'],
  ['my google password is Rosebud7, sign in for me', 'secrets'],
  ['a whatsapp with a link to pay customs, is this really you', 'pay-safe-person'],
  ['send me the phone numbers of your customers in Doha', 'others-data'],
  ['بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١', 'pay-safe-person'],
  ['the fumes make me dizzy', 'emergency'],
  ['ابني ابتلع المنظف', 'emergency'],
  ['take 4111 1111 1111 1111 and be done', 'pay-safe-person'],
  ['a man on the phone asks for my CVV', 'pay-safe-person'],
  ['I was charged twice for one rug', 'pay-safe-person'],
  ['they mailed me a different IBAN', 'pay-safe-person'],
  ["I'm 14, can I order", 'age'],
  ['عمري ١٥ سنة وابي اشتري', 'age'],
  ['mix the chlorine with something and shuffle it about', 'safety-cleaners'],
  ['أخلط الكلور بالماء', 'safety-cleaners'],
])('answers before anything is done: %s', (text, slug) => expect(urgentTopic(text)?.slug).toBe(slug))

it.each([
  'shuffle the yarns',
  'make it 200 by 300 cm',
  'lock the bleached oak one',
  'I am 15 minutes away',
  'order 123456789',
  'my number is +971 50 123 4567',
  'call me on 00971 50 123 4567',
  'I am 12 floors up',
  'اخلط الالوان',
])('leaves everything else alone: %s', (text) => expect(urgentTopic(text)).toBeNull())
