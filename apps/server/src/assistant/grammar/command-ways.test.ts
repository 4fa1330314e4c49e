import { expect, it } from 'vitest'

import {
  call,
  misread,
  filled,
  home,
  khatam,
  phrased,
  said,
} from '../../../test/assistant/grammar/misread.ts'

const COLOURS = said(`
      navy | dark green | burgundy | cream | olive | light grey | mustard | terracotta | black | blue | dusty
      pink | off white | forest green | rust | turquoise`)
const FROM = [
  ['sea glaze', '#2F6B66'],
  ['saffron', '#CE9434'],
  ['raw clay', '#A9583C'],
  ['yellow', '#CE9434'],
] as const

it('reads a colour change in either order', () => {
  const templates = said(`
      make the FROM TO | change the FROM to TO | swap the FROM for TO | swap FROM with TO | replace FROM by TO
      | replace the FROM with TO please | turn FROM into TO | use TO instead of the FROM | I'd rather have the
      FROM in TO | instead of FROM I want TO | get rid of the FROM and use TO | take out the FROM and put in TO
      | the FROM should be TO | the FROM must become TO | can the FROM be TO? | could you do the FROM in TO | I
      prefer TO to the FROM | FROM to TO | please to change FROM in TO | I want that the FROM is TO | put TO in
      place of FROM | FROM -> TO | paint the FROM parts TO | make everything that is FROM TO | I do not like
      the FROM, make it TO | have the FROM TO | switch FROM to TO | dye the FROM TO | color the FROM TO |
      recolor FROM as TO | I would like TO where the FROM is | try TO for the FROM | could the FROM go TO |
      I think TO would look nicer than the FROM | switch the FROM over to TO | less FROM, more TO | remove the FROM, put TO instead | no more FROM, TO please | FROM becomes TO | can I have TO instead of
      FROM | lose the FROM and give me TO | change the color FROM to TO | I want TO for the FROM | exchange
      FROM against TO | from FROM to TO | all the FROM to TO | the FROM in TO please`)
  const all = templates.flatMap((template) =>
    FROM.flatMap(([from, hex]) =>
      COLOURS.map((to) => ({
        text: template.replace('FROM', from).replace('TO', to),
        args: { from: hex, to },
      })),
    ),
  )
  expect(misread('setColor', khatam, all)).toEqual([])
})

it.each([
  [
    'reads which yarn to lock',
    'lock',
    khatam,
    said(`
      lock the {} | do not let the {} change | keep the {} | keep {} as it is | do not change the {} | don't touch the {} | leave the {}
      alone | freeze {} | the {} should stay | hold the {} please | the {} stays the same | make sure the {}
      does not change | I want to keep the {} | fix the {} | never change the {} | lock {} so it stays | please
      leave the {} like it is`),
    FROM.map(([name, hex]) => [name, { color: hex }] as const),
  ],
  [
    'reads a quantity',
    'setQuantity',
    khatam,
    said(`
      I need {} of them | quantity {} | make it {} rugs | {} pieces please | I want {} of these | set the
      quantity to {} | give me {} of this rug | {} copies | order {} of it | change the number to {} | I would
      like {} of this | can I have {} rugs`),
    [
      ['three', { quantity: 3 }],
      ['5', { quantity: 5 }],
      ['ten', { quantity: 10 }],
      ['two', { quantity: 2 }],
    ],
  ],
  [
    'lists the rugs of a colour, style or collection',
    'listRugs',
    home,
    said(`
      show me {} rugs | {} rugs | do you have {} carpets | I am looking for a {} rug | anything {}? | I want to
      see {} designs | what {} rugs do you have | find me something {} | can I see the {} ones | list all {}
      rugs | have you got {} rugs? | I search a {} carpet | let me see your {} rugs | I need a {} rug for my
      living room | please show {} carpets to me | which {} designs are there`),
    [
      ['blue', { colour: 'blues' }],
      ['colourful', { colour: 'rich-colors' }],
      ['earthy', { colour: 'earth-tones' }],
      ...phrased((colour) => ({ colour }), 'grey | neutral'),
      ...phrased((category) => ({ category }), 'geometric | minimalist | modern'),
      ['modern tribal', { category: 'modern-tribal' }],
      ['luxury', { style: 'luxury' }],
      ['blue geometric', { colour: 'blues', category: 'geometric' }],
    ],
  ],
  [
    'searches for a colour outside our colour families',
    'search',
    home,
    said(`
      show me {} rugs | {} rugs | do you have {} carpets | I am looking for a {} rug | anything in {}? | I want
      to see {} designs | have you got {} rugs? | I need a {} rug | which rugs are {}`),
    phrased((query) => ({ query }), 'green | yellow | gold'),
  ],
  [
    'navigates to a page',
    'navigate',
    home,
    said(`
      go to the {} | open {} | take me to the {} page | show me the {} page | I want to see the {} page | bring
      me to {} | where is the {} page | can you open the {} page please | please go to {} | {} page`),
    phrased((name) => ({ page: `/${name}` }), 'contact | faq | journal | shipping | process | trade'),
  ],
  [
    'sets the country',
    'setCountry',
    home,
    said(`
      I am in {} | I live in {} | ship to {} | my country is {} | deliver it to {} | set my country to {} |
      change the country to {} | we are based in {} | I want it sent to {} | show prices for {} | I'm from {} |
      the rug goes to {} | switch to {}`),
    [
      ['Norway', { country: 'NO' }],
      ['Germany', { country: 'DE' }],
      ['Saudi Arabia', { country: 'SA' }],
      ['the UK', { country: 'GB' }],
      ['Japan', { country: 'JP' }],
      ['France', { country: 'FR' }],
    ],
  ],
  [
    'opens a design',
    'openDesign',
    home,
    said(`
      open {} | show me {} | let me see {} | I want to see the {} rug | can I see the rug {} | take me to {} |
      I would like to look at {} | design {} | start with {} | the one called {} | customise {} | bring up {}
      please | I want to customise the {} rug | can you open the rug named {}`),
    phrased((name) => ({ name }), 'Konya | Liwa | Palimpsest | Sadu | Mashrabiya'),
  ],
  [
    'searches',
    'search',
    home,
    said(`
      search for {} | search {} | look for {} | find something about {} | can you search for {} | please search
      {} in the shop | look up {}`),
    phrased((query) => ({ query }), 'moths | wool care | stars'),
  ],
] as const)('%s', (_title, tool, context, templates, slots) => {
  expect(misread(tool, context, filled(templates, slots))).toEqual([])
})

it.each([
  [
    'undo',
    said(`
      undo | undo that | go back | take that back | one step back please | undo the last change | oops undo |
      revert that | no, put it back | I did not mean that, undo | please undo it | cancel that | back one step
      | reverse the last step | it was better before | undo my last step`),
  ],
  [
    'reset',
    said(`
      reset | start over | reset everything | back to the original | original colours please | restore the
      original design | undo everything | put it back like it was at the beginning | reset the rug | begin
      again from the start | remove all my changes | give me back the first version | I want the original
      colours again | clear all changes`),
  ],
  [
    'shuffle',
    said(`
      shuffle | shuffle the colours | surprise me | mix the colours | random colours | other colours please |
      show me another combination | give me different colours | mix it up | try another palette | some other
      colours | suggest other colours | can you shuffle it | randomise | new colours | pick random colours |
      shuffle again`),
  ],
  [
    'addToCart',
    said(`
      add to cart | put it in my basket | add this to the bag | I will take it | buy this rug | I want to buy
      it | order this | add it to my cart please | put this in the cart | I take it | place it in the basket |
      into the cart | I would like to order this rug | I buy this one`),
  ],
] as const)('%s is said in many ways', (tool, ways) => {
  expect(
    misread(
      tool,
      khatam,
      ways.map((text) => ({ text, args: {} })),
    ),
  ).toEqual([])
})

it.each(
  said(`
      can i bring it back if i don't like it | i want you to forget everything you know about me | can I send
      it back | may I change my mind | how do I return the rug | is the red going to fade | does navy show dust
      | can you keep a secret | lock my account | I want to cancel my order | do you deliver to my door | what
      size is right for a bedroom | is two by three metres big enough | does it come back if nobody is home | I
      am in love | we live in a small flat | my rug is 10 years old | can you take my old rug back | put my
      name on a list | it came with three holes | it was blue in the picture`),
)('reads no command in: %s', (text) => expect(call(text, khatam)).toBeNull())
