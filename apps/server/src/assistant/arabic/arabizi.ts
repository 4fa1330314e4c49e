/** Arabic words, each with its spellings in Latin letters that do not tell it letter by letter. */
const SPELLINGS = `
  مينيمال minimalist, مودرن modern, بلاستيك plastic,
  كم kam kamm, بكم bikam bkam, سعره se3ro si3ro, سعر se3r si3r, سعرها se3rha, ابي abi aby
  ابغي abghi abgha, عاوز awez 3awez, عايز 3ayez, عايزه 3ayza, بدي bade baddi bdi bidi, ال el al il
  و w wa we, في fi fe, من men min, بس bs bas, ولا wala, او aw
  ما ma, لا la, مش mish mesh, مو mo mu, ازرق azra8 azrak azraq azra2, احمر a7mar ahmar
  اخضر a5dar a5thar akhdar 2a5dar, ابيض abyad abyadh, اسود aswad aswed, اصفر asfar, بني bunni bonni bani, بنفسجي banafsaji
  كحلي kohli ko7li, رمادي ramadi, بيج beige beij, وردي wardi, زهري zahri, ذهبي dahabi thahabi
  زيتي zeiti, زيتوني zaytoni, عنابي 3enabi, فيروزي fairozi fayrozi, برتقالي bortoqali burtuqali, سم santi cm
  متر metr mitr meter, مترين metren mitrein metrein, قدم adam gadam, واحد wa7ed wahed, اثنين etnen ithnen thnen tnen, ثلاثه talata thalatha tlata
  اربعه arba3a, خمسه khamsa, نص noss nos, سجاده sejada sijjada sejjada segada seggada, زوليه zolia zoolia, سجاد sejjad
  لون loon lon lown, الوان alwan, حط hot 7ot 7ott hott, شيل sheel shil, مكانه makano, مكانها makanha
  بدل badal, بدلها badalha, غير 8ayer ghayer ghayyer gayar, خلي khali khalli, خليها khaliha khalleha 5aliha 5alleha, اقفل eqfel e2fel 2efel
  افتح efta7 iftah afta7, افتحلي efta7li, وريني warini wareeni, اشوف ashoof ashof, شوف shoof shof, رجع raga3 rajje3
  رجعها raga3ha raja3ha rajje3ha, دفي dafi, اغمق aghma2 aghmaq, اكبر akbar, اصغر asghar, شوي shway shwayya shwaya
  زي zay, كانت kanet, اول awel awal, خالص khales, كل kol, حاجه 7aga
  حاجات 7ajat, بسيطه baseeta basita, فين fein, وين wein wen ween, ادفع adfa3, توصيل tawsil tawseel
  سله salla sala, شكرا shukran shokran, سلام salam, مرحبا marhaba mar7aba, اهلا ahlan, انت enta inta
  انتي enti, اسمك esmak, ايه eh, ايش esh eish, شو shu sho, شنو shno
  كيف keef kif kef, ازاي ezay ezzay, ليه leh, ليش leish lesh, متي meta, امتي emta 2emta
  يوم yom, شغل sho8l, توصل tawsal, الرياض riyadh, دبي dubai, جده jeddah
  فيها fiha, حرير 7areer, صوف souf suf, اذا eza, لو law, لما lamma
  انا ana, عندي 3andi, عندكم 3andkom, عندكن 3andkon, هل hal, ممكن momken mumkin
  يلا yalla, طيب tayeb 6ayeb, سدو sadu, خاتم khatam, حبيبي habibi, روبوت robot
  قديش 2addesh addesh adesh, حلوه 7elwa helwa, حلو heloo`

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  SPELLINGS.split(/[,\n]/).flatMap((entry) => {
    const [arabic = '', ...latin] = entry.trim().split(' ')
    return latin.map((word) => [word, arabic])
  }),
)

/** Words of Arabizi that are no word of English, so that one of them tells the language. */
const TELLING: ReadonlySet<string> = new Set(
  Object.keys(WORDS).filter(
    (word) =>
      word.length > 2 &&
      !/^(?:beige|meter|hot|hott|men|min|law|bas|awel|shil|adam|sala|akbar|bani|robot|dubai|riyadh|jeddah|sadu|khatam|lon|loon|hal|bade|meta|minimalist|modern|plastic|esh|yom|kol|santi|zay|salam|kef|habibi|nos|metr|wala|khali|abi|aby|eza)$/.test(
        word,
      ),
  ),
)
/** Telling only beside another. */
const HINTS: ReadonlySet<string> = new Set(
  Object.keys(WORDS).filter(
    (word) =>
      !TELLING.has(word) &&
      !/^(?:we|hot|men|min|meter|cm|beige|dubai|riyadh|jeddah|sadu|khatam|robot|law|minimalist|modern|plastic|w|al|la|ma|fe)$/.test(
        word,
      ),
  ),
)
/** A digit for a letter inside a word: `se3ro`, `7ot`; not `3rd`, `2m`, `5ft`. */
const DIGIT_LETTER = /^(?:[a-z]+[23567895][a-z]*|[2357][a-z]{3,})$/
const ENGLISH_WITH_DIGIT =
  /^(?:[2357](?:nd|rd|th|am|pm|ft|cm|mm|in|feet|foot|inch|inches|meters?|metres?|people|weeks?|days?|pieces?|rugs?|years?)|a[345]|b2b|h2o|co2|mp[34]|covid.*|x\d+)$/

/** Whether a sentence in Latin letters is Arabic: `kam se3ro`, `abi azra8`. */
export function isArabizi(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) return false
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? []
  const telling = words.filter(
    (word) => TELLING.has(word) || (DIGIT_LETTER.test(word) && !ENGLISH_WITH_DIGIT.test(word)),
  ).length
  const hints = words.filter((word) => HINTS.has(word)).length
  if (telling === 0) return hints >= 3 && hints * 2 >= words.length
  return telling + hints >= Math.min(2, words.length) && (telling + hints) * 3 >= words.length
}

const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/3'/g, 'غ'],
  [/7'/g, 'خ'],
  [/9'/g, 'ض'],
  [/6'/g, 'ظ'],
  [/kh/g, 'خ'],
  [/gh/g, 'غ'],
  [/sh/g, 'ش'],
  [/th/g, 'ث'],
  [/dh/g, 'ذ'],
  [/ch/g, 'تش'],
  [/ou|oo/g, 'و'],
  [/ee|ei|ai/g, 'ي'],
  [/aa/g, 'ا'],
]
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ا',
  b: 'ب',
  c: 'ك',
  d: 'د',
  e: '',
  f: 'ف',
  g: 'ج',
  h: 'ه',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'و',
  v: 'ف',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: 'ز',
  '2': 'ا',
  '3': 'ع',
  '5': 'خ',
  '6': 'ط',
  '7': 'ح',
  '8': 'ق',
  '9': 'ص',
  "'": '',
}

/** Arabic letters for Arabic in Latin ones: known words, others letter by letter. The article joins its noun. */
export function fromArabizi(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[a-z0-9']+/g, (word) => (/^\d+$/.test(word) ? word : arabicWord(word)))
    .replaceAll(/(^|[\s,])ال (?=\p{Script=Arabic})/gu, '$1ال')
}

function arabicWord(word: string): string {
  const known = WORDS[word]
  if (known !== undefined) return known
  const article = /^(?:el|al|il)-?(?=[a-z0-9]{3})/.exec(word)?.[0]
  if (article && WORDS[word.slice(article.length)] !== undefined)
    return `ال${WORDS[word.slice(article.length)]}`
  const joined = DIGRAPHS.reduce((changed, [from, to]) => changed.replaceAll(from, to), word)
  return joined.replaceAll(/[a-z0-9']/g, (letter) => LETTERS[letter] ?? letter)
}
