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
  قديش 2addesh addesh adesh 2addeh addeh, بقديش b2addesh b2addeh, حلوه 7elwa helwa, حلو heloo
  لا la2 la2a, مثل mitl metl mithl, زي zayy, قبل abel 2abl abl gabl, بعد ba3d ba3ed, حطها 7ottaha 7otaha 7otha hottaha, حطيها 7ottiha
  ممر mamar mmar, مجلس majles majlis mejles, غرفه ghorfa ghorfet 2orfa ouda oda, نوم noom nom, سفره sofra sufra, مطبخ matbakh
  بال bel bil, عال 3al, علي 3ala 3la, هاي hay, هيدا hayda, هيدي haydi, ده da, دي di, هذا hatha haza, هذي hathi
  خليه khalih khallih khaleh 5alih, خليها khaliya khallia khalliya 5alleeha, سويها sawweha sawiha, سوي sawwi sawi, اعمليها e3meleha, اعمل e3mel 3mel
  بتطلع bettla3 betetla3 btotla3 btetla3, تطلع tetla3 totla3, بتكلف betkallef btkallef, تكلف tkallef, كلفه kelfa
  ساكن saken sakin, ساكنه sakna, عدل 3addil 3addel, بلد balad, دوله dawla, انا ana ane, ابعث ab3at eb3at, ابعثها ab3atha eb3atha, بعتوها ba3attuha ba3atuha
  عمي 3ammi 3ami, اختي okhti e5ti, امي ommi, تاخذ takhod betakhod btekhod ta5od, طريق tari2 taree2, ايام ayyam ayam
  زعفران za3faran zafaran, زعفراني za3farani, نيلي nili neeli, عاجي 3aji 3agi, رملي ramli, قرمزي 8ermezi, خردلي khardali 5ardali, تركواز torkwaz, نبيتي nebiti nbiti, لحمي la7mi, سكري sokkari, موف mof mauve
  تتغير tetghayyar, تغير tghayyer taghyeer, الغي elghi, احذف e7zef, ارجع erja3 erga3, ارجعها erja3ha, رجعيها rajje3iha, رجعه raj3o, نفسها nafsha nafsaha
  دفيها daffiha dafiha, بردها barredha, فتحها fatte7ha fat7ha, غمقها ghamme2ha ghamma2ha, هديها hadiha haddiha, قويها 2awwiha, افتح fat7a, غامق ghame2 ghami2, فاتح fate7
  مدوره mdawara modawara mdawra, مربعه morabba3a mrabba3, مستطيل mostatil, بيضاوي baydawi, دائريه da2eriya
  سعر el-se3r, ثمن taman, غالي ghali, رخيص r5is rkhis, ارخص ar5as arkhas, خصم 5asm khasm, اشتري ashteri ashtari, اطلب atlob otlob, طلب talab, طلبي talabi, طلبيه talabiyye
  اكلم akallem, احكي e7ki a7ki, انسان bani2adam, حقيقي 7a2i2i, مع ma3, اله aleh ale, موظف mowazzaf, حدا 7ada, حد 7ad, احد a7ad
  تغسل teghsel, غسيل ghasil, تنظيف tanzif tandheef, بقعه bo23a bu23a, قهوه 2ahwa gahwa ahwe, قطه 2otta otta, كلب kalb, اطفال atfal, ولاد wlad awlad, عيال 3yal 3iyal
  ضمان daman thaman, ترجيع tarji3, استرجاع esterja3, شحن sha7n shahn, فلوس fulus flous, مصاري masari, كاش kash, دفع daf3, بطاقه beta2a
  اذا iza, حتي 7atta, كمان kaman, بعدين ba3den ba3dein, الحين al7in el7een, هلا halla2 hala2, دلوقتي delwa2ti dlw2ty, بكره bokra, امبارح embare7
  الدوحه doha, سمحت sama7t sama7ti, الكويت kuwait, كانت kenet kanit, بقي ba2a, زبطت zabatet zabtet, شوي shwayy, راجع raje3, وضع wad3
  قياس 2yas, مقاس ma2as maqas, عرض 3ard, طول tool toul, سنتي santi sante, متر metre mitr, قدم adam, ونص wnoss w-noss, نصف nesf`

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
  /^(?:[2357](?:nd|rd|th|am|pm|ft|cm|mm|in|feet|foot|inch|inches|meters?|metres?|people|weeks?|days?|pieces?|rugs?|years?)|a[345]|b2b|gr8|l8r?|m8s?|w8|h8|b4|2nite|2day|2moro\w*|4u|2u|me2|u2|str8|sk8|k9|h2o|co2|mp[34]|covid.*|x\d+)$/

/** Whether a sentence in Latin letters is Arabic: `kam se3ro`, `abi azra8`. */
export function isArabizi(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) return false
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? []
  const telling = words.filter(
    (word) => TELLING.has(word) || (DIGIT_LETTER.test(word) && !ENGLISH_WITH_DIGIT.test(word)),
  ).length
  const hints = words.filter((word) => HINTS.has(word)).length
  if (telling === 0) return hints >= 3 && hints * 2 >= words.length
  // "Tab 7ottaha bel mamar": a digit for a letter beside no word of English.
  const isMixed = words.some((word) => ENGLISH.has(word))
  if (!isMixed && words.some((word) => DIGIT_LETTER.test(word) && !ENGLISH_WITH_DIGIT.test(word))) return true
  return telling + hints >= Math.min(2, words.length) && (telling + hints) * 3 >= words.length
}

/** Words that no Arabic in Latin letters has. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the is are it its of you your my to in and for with this that on how what when where why can could would please make change show rug size colour color price much one have has not do does'.split(
    ' ',
  ),
)

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
