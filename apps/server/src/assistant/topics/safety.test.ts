import { afterAll, expect, it } from 'vitest'

import { safetyTopic } from './safety.ts'
import { trainedAnswerer } from '../../../test/assistant/trained-answerer.ts'

const { reply, close } = await trainedAnswerer()
afterAll(close)

/** What is right about each matter, and what would be false. A reply that hands on to a person is right too. */
const MATTERS: readonly { readonly right: RegExp; readonly false: RegExp; readonly asked: string }[] = [
  {
    right: /latex.*(?:doctor|holds|fixes)/,
    false: /latex-free|no latex|hypoallergenic/i,
    asked: `my husband carries an epipen, is your rug ok | my daughter has a latex allergy, can she play on it | i react to latex, is your rug ok
      | are the rugs hypoallergenic | we have asthma in the family | is it fine for someone allergic to wool
      | does the carpet contain latex | i come out in hives from rubber gloves | any allergens in it
      | my boy has eczema | severe allergies here, which rug | is there glue or latex on the back
      | can an asthmatic sleep next to it | anaphylaxis risk with latex backing?`,
  },
  {
    right: /small child|latex|cold water/,
    false: /completely safe|certified/i,
    asked: `is it safe for a newborn | our baby crawls on it all day | can toddlers play on these
      | rug for a nursery, safe? | baby eats the fluff, dangerous?`,
  },
  {
    right: /hard to set alight.*(?:name|mention|give) no/,
    false: /fireproof|cannot burn|certified/i,
    asked: `is it flammable | can i lay it in front of the fireplace | does wool burn
      | a spark jumped on the rug | do you have a fire certificate | fire class for a hotel lobby
      | would it catch fire from a candle | is the rug fire resistant`,
  },
  {
    right: /(?:[Nn]o bleach|never use hot water|[Nn]ever rub|not use enzyme|must not be|[Nn]ever soak)/,
    false: /bleach is fine|you can use bleach/i,
    asked: `can I use bleach on the stain | is ammonia ok | vanish spray on it? | may i clean it with oxiclean
      | enzyme cleaner for dog pee | baking soda on the rug | can i pour hot water on it
      | is chlorine allowed | vinegar against smells | which detergents may i not use
      | peroxide on a wine stain | can it go in the washing machine`,
  },
  {
    right:
      /in full|major cards|payment provider’s page|all of your money back|payment method|dirhams|includes VAT|you pay them/,
    false: /deposit is possible|pay on delivery is possible|euros are charged/i,
    asked: `when do I have to pay | can I pay half now | cash on delivery? | do you store my card number
      | is my credit card safe with you | which currency is charged | is vat included | who pays import duty
      | do i get my money back if i cancel in time | how are refunds paid | do you accept paypal
      | is there a deposit`,
  },
  {
    right:
      /stored|never written to disk|stays in your browser|four cookies|Nobody else|sell personal data|delete the account|deleted|kept for 8 years|unsubscribes/,
    false: /we sell your data|share your data with advertisers/i,
    asked: `do you sell my data | is this chat recorded | who gets my address | delete my account
      | what cookies do you set | how long do you keep my uploaded drawing | is the microphone always on
      | do you track me | can i have my data erased | does the photo of my room get sent to you
      | how do i unsubscribe from the newsletter | why do you keep my order for years`,
  },
]

for (const { right, false: wrong, asked } of MATTERS)
  it.each(asked.split('|').map((one) => one.trim().replaceAll(/\s+/g, ' ')))('"%s"', async (question) => {
    const { kind, text } = await reply(question)
    expect(kind).not.toBe('tool')
    expect(text).not.toMatch(wrong)
    const isHandedOn = kind === 'unknown' || kind === 'choices'
    expect(isHandedOn ? 'handed on' : text).toMatch(new RegExp(`handed on|${right.source}`))
  })

it.each([
  ['هل تحتوي السجادة على لاتكس؟ عندي حساسية', /لاتكس/],
  ['ابني عنده ربو، هل تناسبه؟', /لاتكس|شخص/],
  ['هل السجاد قابل للاشتعال؟', /يشتعل|شخص/],
  ['هل أنظفها بالكلور؟', /مبيّض|شخص/],
])('"%s" in Arabic', async (question, right) => {
  const { text, language } = await reply(question)
  expect(language).toBe('ar')
  expect(text).toMatch(right)
})

it('takes a fall for a matter of the pad, and no paper or word for a fall', () => {
  expect(safetyTopic('gran is 91, will she slip on marble', null)?.slug).toBe('pad')
  for (const text of ['is there a packing slip in the box', 'can you slip in a swatch', 'slip me a discount'])
    expect(safetyTopic(text, null)).toBeNull()
})
