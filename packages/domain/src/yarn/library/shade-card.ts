/**
 * A dyed wool of our own. `code` is its place on the card, family and place in two digits
 * each, as a customer reads it out: `0712`.
 */
export type Yarn = { readonly name: string; readonly code: string; readonly hex: string }

/** A page of the shade card: fifteen yarns in rows of five. */
export type YarnFamily = {
  readonly name: string
  /** Plain words that mean the family as well, for who searches: `pink`. */
  readonly also: readonly string[]
  readonly yarns: readonly Yarn[]
}

/**
 * The shade card. Its places were set out in OKLCH and moved until every yarn of every design and
 * palette in the catalogue had a neighbour; each row falls from light to dark, and the rows of a
 * family turn its hue, or, where there is hardly any, its chroma. New yarns go to the end: codes and
 * links to them are for good.
 */
const CARD = [
  {
    name: 'Whites',
    also: 'white ivory cream pale',
    rows: [
      'White F3EEE4, Inner shell F2E5EF, Chalk E3E1DA, Sea haze D0E1E7, Nacre DFD6D9',
      'Spindrift E2F2EB, Cream F1E4C8, Blossom EEDDDA, Foam D2E2DA, Limewash D5D6C8',
      'First light E0EBF7, Whey EAE8C2, Limestone E6DECD, Moonlight D9DCEB, Parchment EAD6B4',
    ],
  },
  {
    name: 'Naturals',
    also: 'natural undyed beige',
    rows: [
      'Plaster F2DDCF, Clay slip E0C4B8, Driftwood BDA99B, Coral stone BF9183, Dry thyme 888469',
      'Conch EFCEB5, Beige DCCDB0, Oatmeal C1AE96, Sandstone CEA28D, Mushroom AE9482',
      'Oat husk E5D9AD, Adobe E2B6A0, Jute CFBB91, Hemp BBA17B, Dry grass 9F8C64',
    ],
  },
  {
    name: 'Greys',
    also: 'grey gray silver',
    rows: [
      'Mist BBBFC2, Sea fog AFB7B5, Gray 86827C, Herdwick 726C68, Slate 53595D',
      'Rain B8C8CE, Ash A59F98, Pewter 8D97A2, Lichen stone 75837D, Lead 57606A',
      'Pumice CBC4B7, Drizzle 9DB0B8, Pebble 897D74, Galena 787B88, Hearth 635452',
    ],
  },
  {
    name: 'Blacks',
    also: 'black dark',
    rows: [
      'Graphite 4A4846, Iron 352E30, Peat 2E2925, Deep water 13242A, Black 1F1C1C',
      'Basalt 413F45, Black olive 33372B, Ink 23262E, Midnight 1F1F2F, Coal 0F1317',
      'Charcoal 353B3F, Wet slate 20383C, Black tea 311F19, Cypress 11261F, Black fig 261A1E',
    ],
  },
  {
    name: 'Browns',
    also: 'brown',
    rows: [
      'Hazelnut 95704B, Cocoa husk 906557, Chestnut 7D4E3C, Walnut 5A3623, Bark 48352F',
      'Burlap 8C7556, Acorn 715A49, Brown 664229, Tannin 4D4232, Coffee 422517',
      'River clay 7B6F5E, Myrrh 735B2E, Teak 544337, Smoked oak 4F3E17, Bog oak 362B1C',
    ],
  },
  {
    name: 'Camels',
    also: 'camel tan sand',
    rows: [
      'Peach EDB892, Dune D9B180, Caramel B17943, Saddle 7F4F1E, Date syrup 6C3E06',
      'Raffia D4BA81, Camel B99261, Caravan A8825D, Tobacco 8B652A, Wadi stone 5A5542',
      'Barley F0D69C, Tan C29E71, Sisal 988048, Fenugreek 82702C, Palm bark 584E1C',
    ],
  },
  {
    name: 'Roses',
    also: 'rose pink',
    rows: [
      'Dried rose CBA1A5, Damask rose D991A7, Heather AA8697, Rose madder BE7082, Mallow B66D8B',
      'Blush ECC0C4, Flamingo D89082, Rose ash A48B8B, Pink clay BE7B66, Worn rose A37B79',
      'Coral F4AD97, Biscuit C68F70, Dusk rose C77F80, Clay pot C37A4C, Copper B8673A',
    ],
  },
  {
    name: 'Madders',
    also: 'red crimson',
    rows: [
      'Raspberry BB5E70, Faded wine 7F5A65, Beetroot 8A414D, Wine 672933, Blackberry 512C3E',
      'Watermelon D66863, Red A82A27, Madder 973732, Pomegranate 862632, Maroon 5B2227',
      'Vermilion C44C2D, Red ochre B04F40, Oxide red 87392C, Old brick 73413E, Kola nut 503531',
    ],
  },
  {
    name: 'Rusts',
    also: 'rust orange terracotta',
    rows: [
      'Salmon EE8B69, Terracotta D0704F, Kiln AB5B45, Henna 9A462A, Mahogany 4D1B0D',
      'Persimmon E87C45, Tawny CD8852, Rust B15E39, Sorrel 85492F, Burnt sienna 6A2910',
      'Apricot EEA165, Tangerine DB8733, Orange C66E2B, Marmalade A45C1A, Chilli 85350C',
    ],
  },
  {
    name: 'Saffrons',
    also: 'saffron yellow gold',
    rows: [
      'Melon F0BA71, Butterscotch DFA361, Kumquat E19735, Honey C08A45, Cumin AF761E',
      'Beeswax D7AE68, Saffron D59F29, Marigold D19A3F, Ochre BF8B33, Bronze 93680D',
      'Maize E6C571, Weld CEA84A, Gold C1963A, Turmeric BA9A29, Brass A68730',
    ],
  },
  {
    name: 'Olives',
    also: 'olive green',
    rows: [
      'Citron BEAF4D, Lentil A69C58, Olive 848349, Green olive 686620, Marsh 3A3D15',
      'Grey sage ADAFA0, Sage A8AD90, Pea shoot 7C8D21, Fern 5E6F18, Thyme 5C6842',
      'Pistachio BBC38F, Lime leaf 91A452, Lichen 7E8F6B, Moss 707F50, Juniper 3D4831',
    ],
  },
  {
    name: 'Greens',
    also: 'green',
    rows: [
      'Celadon BDCBAF, Cardamom 8FA779, Eucalyptus 748168, Ghaf 5C6655, Date palm 415532',
      'Mint 86AC98, Artichoke 93A088, Spring leaf 4F834C, Green 476B3E, Myrtle 3B6651',
      'Sea sage 90A89F, Old jade 738F7E, Malachite 50946E, Mangrove 53775C, Bottle green 273C34',
    ],
  },
  {
    name: 'Sea greens',
    also: 'teal turquoise aqua',
    rows: [
      'Shallows 7FB6AB, Lagoon 3FA691, Serpentine 5C867A, Parrotfish 39887A, Kelp 36554C',
      'Sea glass A0BCB9, Ebb 77918E, Verdigris 68958F, Harbour 406C67, Deep reef 1C3D3A',
      'Aquamarine A3D4D4, Turquoise 4FAEB6, Wadi pool 3F9291, Creek 4F868F, Teal 216266',
    ],
  },
  {
    name: 'Skies',
    also: 'sky blue',
    rows: [
      'Gulf sky 8EB9C8, Overcast 8FA6B0, Open sea 4F95AE, Shoal 537C89, Petrol 37575F',
      'Winter sky B4CCE2, Heron 7D9BAA, Washed indigo 698BA9, Storm 6D838E, Pearl bank 1C3E50',
      'Periwinkle 98A8D6, Midday 6BA9D4, Rock dove 8A91AB, Dhow 4E7690, River 355D75',
    ],
  },
  {
    name: 'Indigos',
    also: 'indigo blue navy',
    rows: [
      'Cornflower 5779AD, Blue 3C6997, Flint 4B596F, Blue-black 24364C, Navy 263452',
      'Iolite 6B7AA6, Blue slate 637289, Indigo 384D74, Night shale 353D4D, Nightfall 24293E',
      'Wisteria A19FD0, Woad 555C81, Lapis 415490, Vat blue 344364, Ultramarine 2A2C60',
    ],
  },
  {
    name: 'Plums',
    also: 'plum purple violet',
    rows: [
      'Lilac B39ED4, Dusk lilac A18DAC, Amethyst 73629B, Grape skin 534765, Aubergine 35273B',
      'Orchid C5ACC1, Violet 9C76AC, Thistle 83648B, Purple 5D3D66, Tyrian 592850',
      'Oleander BD85B0, Mauve 8E778B, Crocus 7A5081, Fig 694F5D, Plum 3C2532',
    ],
  },
] as const

export const YARN_FAMILIES: readonly YarnFamily[] = CARD.map(({ name, also, rows }, page) => ({
  name,
  also: also.split(' '),
  yarns: rows.flatMap((row) => row.split(', ')).map((entry, place) => yarnOf(entry, page, place)),
}))

/** All of them, as the card has them. The fifteen named yarns are among them under their own names. */
export const YARNS: readonly Yarn[] = YARN_FAMILIES.flatMap(({ yarns }) => yarns)

const YARN_OF_HEX = new Map(YARNS.map((yarn) => [yarn.hex, yarn]))

/** The yarn of exactly this `#RRGGBB`, either case, or null. */
export function yarnOfHex(hex: string): Yarn | null {
  return YARN_OF_HEX.get(hex.toUpperCase()) ?? null
}

function yarnOf(entry: string, page: number, place: number): Yarn {
  const code = [page, place].map((index) => String(index + 1).padStart(2, '0')).join('')
  return { name: entry.slice(0, -7), code, hex: `#${entry.slice(-6)}` }
}
