import type { Yarn, YarnFamily } from './yarn.ts'

/**
 * The list of yarns the shop comes with. Positions were laid out in OKLCH and adjusted until every yarn of every design and
 * palette in the catalogue had a close match; each row goes from light to dark, and the rows of a family vary its hue
 * or, where there is hardly any, its chroma. A new yarn goes to the end of its family's last row, or of a new row: codes
 * and links to yarns are permanent. Its name and hex must be its own, and ΔE2000 to every other yarn at least 3.
 */
const CARD = [
  {
    name: 'Whites',
    also: 'white ivory cream pale',
    rows: [
      'Egret EEF2EA, Gypsum E9E8EA, Salt flat DDE5E3, Chalk E3E1DA, Nacre DFD6D9',
      'White F3EEE4, Inner shell F2E5EF, Blossom EEDDDA, Sea haze D0E1E7, Limewash D5D6C8',
      'Spindrift E2F2EB, First light E0EBF7, Lime plaster E7E5CE, Foam D2E2DA, Moonlight D9DCEB',
      'Honeydew E5EED8, Whey EAE8C2, Cream F1E4C8, Limestone E6DECD, Parchment EAD6B4',
    ],
  },
  {
    name: 'Naturals',
    also: 'natural undyed beige',
    rows: [
      'Plaster F2DDCF, Clay slip E0C4B8, Driftwood BDA99B, Coral stone BF9183, Mushroom AE9482',
      'Conch EFCEB5, Adobe E2B6A0, Shell sand D2B5A0, Sandstone CEA28D, Desert dust A0937F',
      'Beige DCCDB0, Sand EAC8A0, Oatmeal C1AE96, Hemp BBA17B, Dry grass 9F8C64',
      'Oat husk E5D9AD, Jute CFBB91, Khaki C3B581, Flax B4AB8B, Dry thyme 888469',
    ],
  },
  {
    name: 'Greys',
    also: 'grey gray silver',
    rows: [
      'Mist BBBFC2, Cement 919892, Dove grey 958F8F, Dolphin 6D7476, Slate 53595D',
      'Sea fog AFB7B5, Ash A59F98, Gray 86827C, Herdwick 726C68, Lead 57606A',
      'Rain B8C8CE, Pewter 8D97A2, Lichen stone 75837D, Galena 787B88, Green slate 465656',
      'Pumice CBC4B7, Drizzle 9DB0B8, Pebble 897D74, Agave 5B706E, Hearth 635452',
    ],
  },
  {
    name: 'Blacks',
    also: 'black dark',
    rows: [
      'Graphite 4A4846, Goat black 2B2A2C, Peat 2E2925, Black 1F1C1C, Coal 0F1317',
      'Basalt 413F45, Iron 352E30, Ink 23262E, Black fig 261A1E, Cormorant 101A18',
      'Charcoal 353B3F, Black pine 20302C, Black tea 311F19, Deep water 13242A, Night plum 231724',
      'Black olive 33372B, Wet slate 20383C, Cypress 11261F, Midnight 1F1F2F, Black cherry 2A1016',
    ],
  },
  {
    name: 'Browns',
    also: 'brown',
    rows: [
      'Date stone 896D59, Cocoa husk 906557, Chestnut 7D4E3C, Walnut 5A3623, Bark 48352F',
      'Hazelnut 95704B, Cinnamon 8B5A3C, Brown 664229, Teak 544337, Coffee 422517',
      'Burlap 8C7556, Acorn 715A49, Walnut husk 614D32, Tannin 4D4232, Oud 493117',
      'River clay 7B6F5E, Loam 6E5F46, Myrrh 735B2E, Smoked oak 4F3E17, Bog oak 362B1C',
    ],
  },
  {
    name: 'Camels',
    also: 'camel tan sand',
    rows: [
      'Peach EDB892, Caramel B17943, Coir 8A7142, Halwa 8E5E2F, Saddle 7F4F1E',
      'Dune D9B180, Caravan A8825D, Sidr honey 9C7539, Tobacco 8B652A, Date syrup 6C3E06',
      'Raffia D4BA81, Camel B99261, Sisal 988048, Old brass 77621B, Wadi stone 5A5542',
      'Barley F0D69C, Tan C29E71, Fenugreek 82702C, Camel thorn 706438, Palm bark 584E1C',
    ],
  },
  {
    name: 'Roses',
    also: 'rose pink',
    rows: [
      'Rose quartz C9AFB9, Damask rose D991A7, Heather AA8697, Rose madder BE7082, Mallow B66D8B',
      'Blush ECC0C4, Dried rose CBA1A5, Tamarisk BF8394, Pink clay BE7B66, Fuchsia BC4F80',
      'Rosewater E3B8B1, Flamingo D89082, Rose ash A48B8B, Wet sand B58573, Worn rose A37B79',
      'Coral F4AD97, Biscuit C68F70, Dusk rose C77F80, Clay pot C37A4C, Copper B8673A',
    ],
  },
  {
    name: 'Madders',
    also: 'red crimson',
    rows: [
      'Raspberry BB5E70, Faded wine 7F5A65, Beetroot 8A414D, Mulberry 60273D, Blackberry 512C3E',
      'Watermelon D66863, Ruby C0273F, Madder 973732, Wine 672933, Oxblood 6E1424',
      'Red ochre B04F40, Faded madder 975552, Old brick 73413E, Pomegranate 862632, Maroon 5B2227',
      'Vermilion C44C2D, Red A82A27, Oxide red 87392C, Jujube 682920, Kola nut 503531',
    ],
  },
  {
    name: 'Rusts',
    also: 'rust orange terracotta',
    rows: [
      'Salmon EE8B69, Red coral DE6144, Baked clay A9685A, Henna 9A462A, Mahogany 4D1B0D',
      'Persimmon E87C45, Terracotta D0704F, Kiln AB5B45, Sorrel 85492F, Burnt sienna 6A2910',
      'Apricot EEA165, Orange C66E2B, Brick C06653, Burnt sugar 95470E, Tamarind 7A3B24',
      'Tangerine DB8733, Tawny CD8852, Rust B15E39, Marmalade A45C1A, Chilli 85350C',
    ],
  },
  {
    name: 'Saffrons',
    also: 'saffron yellow gold',
    rows: [
      'Melon F0BA71, Butterscotch DFA361, Kumquat E19735, Honey C08A45, Cumin AF761E',
      'Maize E6C571, Amber EDAC42, Marigold D19A3F, Ochre BF8B33, Bronze 93680D',
      'Lemon peel DEC443, Beeswax D7AE68, Saffron D59F29, Gold C1963A, Mustard seed 9B771F',
      'Straw EFDF8C, Weld CEA84A, Hay C0A85E, Turmeric BA9A29, Brass A68730',
    ],
  },
  {
    name: 'Olives',
    also: 'olive green',
    rows: [
      'Citron BEAF4D, Olive oil 9C8D3E, Olive 848349, Green olive 686620, Marsh 3A3D15',
      'Grey sage ADAFA0, Lentil A69C58, Pea shoot 7C8D21, Avocado 7F7D20, Bay leaf 4D5419',
      'Pistachio BBC38F, Saltbush 9B9A75, Caper 81895A, Fern 5E6F18, Thyme 5C6842',
      'Sage A8AD90, Lime leaf 91A452, Lichen 7E8F6B, Moss 707F50, Juniper 3D4831',
    ],
  },
  {
    name: 'Greens',
    also: 'green',
    rows: [
      'Celadon BDCBAF, Cardamom 8FA779, Eucalyptus 748168, Ghaf 5C6655, Date palm 415532',
      'Dew BACDC2, Artichoke 93A088, Spring leaf 4F834C, Green 476B3E, Ivy 38543F',
      'Mint 86AC98, Alfalfa 729A6A, Malachite 50946E, Mangrove 53775C, Myrtle 3B6651',
      'Sea sage 90A89F, Jade 62B08F, Old jade 738F7E, Emerald 1F7A5A, Bottle green 273C34',
    ],
  },
  {
    name: 'Sea greens',
    also: 'teal turquoise aqua',
    rows: [
      'Sea mint 94CAB9, Lagoon 3FA691, Serpentine 5C867A, Parrotfish 39887A, Kelp 36554C',
      'Calm sea 8FB3AC, Shallows 7FB6AB, Verdigris 68958F, Harbour 406C67, Seagrass 125046',
      'Sea glass A0BCB9, Kingfisher 3AA0A0, Ebb 77918E, Inlet 4E8583, Deep reef 1C3D3A',
      'Aquamarine A3D4D4, Turquoise 4FAEB6, Wadi pool 3F9291, Creek 4F868F, Teal 216266',
    ],
  },
  {
    name: 'Skies',
    also: 'sky blue',
    rows: [
      'Gulf sky 8EB9C8, Overcast 8FA6B0, Open sea 4F95AE, Fathom 366974, Peacock 18545D',
      'Clear sky 92C0E3, Heron 7D9BAA, Washed indigo 698BA9, Shoal 537C89, Petrol 37575F',
      'Winter sky B4CCE2, Midday 6BA9D4, Storm 6D838E, Dhow 4E7690, Pearl bank 1C3E50',
      'Periwinkle 98A8D6, Rock dove 8A91AB, Rain cloud 748697, Gulf blue 4F7FA6, River 355D75',
    ],
  },
  {
    name: 'Indigos',
    also: 'indigo blue navy',
    rows: [
      'Cornflower 5779AD, Blue 3C6997, Mussel 414C5B, Blue-black 24364C, Night sea 16263C',
      'Iolite 6B7AA6, Blue slate 637289, Indigo 384D74, Night shale 353D4D, Navy 263452',
      'Lavender 8584B7, Cobalt 2956AF, Flint 4B596F, Deep indigo 263B69, Nightfall 24293E',
      'Wisteria A19FD0, Woad 555C81, Lapis 415490, Vat blue 344364, Ultramarine 2A2C60',
    ],
  },
  {
    name: 'Plums',
    also: 'plum purple violet',
    rows: [
      'Lilac B39ED4, Sea lavender 8C7FA0, Amethyst 73629B, Grape skin 534765, Aubergine 35273B',
      'Dusk lilac A18DAC, Iris 8A6A9C, Thistle 83648B, Murex 7A3F92, Black grape 331C39',
      'Orchid C5ACC1, Violet 9C76AC, Crocus 7A5081, Purple 5D3D66, Tyrian 592850',
      'Oleander BD85B0, Mauve 8E778B, Damson 7C4A6E, Fig 694F5D, Plum 3C2532',
    ],
  },
] as const

/** The shade card that the shop comes with. What owners make of it is in `shade-card.ts`. */
export const BUILT_IN_FAMILIES: readonly YarnFamily[] = CARD.map(({ name, also, rows }, page) => ({
  name,
  also: also.split(' '),
  yarns: rows.flatMap((row) => row.split(', ')).map((entry, place) => yarnOf(entry, page, place)),
}))

function yarnOf(entry: string, page: number, place: number): Yarn {
  const code = [page, place].map((index) => String(index + 1).padStart(2, '0')).join('')
  return { name: entry.slice(0, -7), code, hex: `#${entry.slice(-6)}` }
}
