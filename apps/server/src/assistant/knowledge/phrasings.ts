/**
 * How visitors ask for a page's answer, in terms of the lexicon and their own words. Search keys only, never shown. An
 * unknown address fails the test beside this file.
 */
export const PHRASINGS: Readonly<Record<string, string>> = {
  '/faq#shedding':
    'loop less higher shed fluff losing fibres normal new tuft sticks up pulled thread loose thread cut',
  '/faq#vacuuming':
    'hallway direction sand mat vacuum vacuum how often beater bar rotating brush sand dust weekly',
  '/faq#spills': 'spill stain remove wine coffee blot first aid ammonia pet urine clean up',
  '/faq#laying':
    'lie flat kind suitable felt rubber get out turn pad underlay slip crease wrinkle flat dents laying rolled do i need pad under rug parquet wooden tiles smooth protect',
  '/faq#cleaning-and-storing':
    'firm plastic abroad hose wash clean machine washable professional cleaner steam store roll moth storing away summer',
  '/faq#change-colours':
    'match color ownart similar enter type recolor change colours choose own colours every colour hex swatch precision shuffle undo match photo yarn which colours can i color customise',
  '/faq#own-artwork':
    'thin line shadows soft work ownart own drawing photo logo upload make rug from picture file format png turn into rug copyright',
  '/faq#sizes':
    'stairs lift feet instead door limit size custom shape smallest oval hexagon largest minimum maximum any size possible oval round centimetres feet what sizes dimensions biggest',
  '/faq#save-and-share':
    'name account devices save share link keep design show friend send design favourites bookmark close page browser come back later lost',
  '/faq#consultation':
    'hopeless bring online person consultation free price help choose designer appointment video call showroom how long consultation minutes prepare have ready bring interior advice',
  '/faq#damaged':
    'accept receipt courier torn damage claim defect arrives broken not what i ordered photographs wrong problem returns damaged report within days insured',
  '/faq#warranty':
    'howlong warranty cover covered not covered length years guarantee tufts come out backing binding last',
  '/faq#reach-us':
    'what can do closed gst zone reach hours phone email human person when open support opening times respond howlong reply ai assistant gst time zone',
  '/faq#trade':
    'cancel rules same trade interior designer architect hotel programme apply membership join discount price hotels special conditions',
  '/faq#account':
    'find deleted lost email account guest register sign in google password need login age under without account lost link order number',
  '/faq#wool':
    'back underneath wool material made of fibre composition what is it made backing cloth latex synthetic natural',
  '/faq#tufted-or-knotted': 'tufted knotted difference hand made same versus how is tufted rug made machine',
  '/faq#pile':
    'gap clear bottom pile height thick thickness fine loop carved texture mean door soft underfoot cut',
  '/faq#variation':
    'variation size colour exact differ picture screen tolerance percent accurate match wool look like photo',
  '/faq#where-it-can-lie':
    'living outdoor heating sun bathroom kitchen fade where lie wet damp underfloor plant pots cellar humid',
  '/faq#price':
    'yarns dear discount price calculated discount worked out square foot tax vat several rugs discount volume round cost more bulk how is it priced per area price depend yarns color more colours shape round square same rate cheaper',
  '/faq#currency':
    'currency dollars dirhams aed why pay exchange rate bank fee charged peg euro pounds prices shown show',
  '/faq#payment':
    'late bank expire pay means deposit card when in full bank transfer paypal upfront accepted secure card numbers cash instalments how can i pay',
  '/faq#cancel-an-order':
    'cancel refund returns changed my mind withdraw hours take back money full not like',
  '/faq#change-the-design':
    'amend change order after ordered modify size colour yarns hours confirmed until when late still design pay difference',
  '/faq#how-long':
    'tell when ships howlong production ship weeks total whole from order to door when arrive made deadline urgent rush hurry express by certain day start finished ready receive get',
  '/faq#where-we-ship':
    'rest world ship abroad countries worldwide deliver where howlong region which international',
  '/faq#delivery-cost':
    'free of charge emirates which amount over 2000 ship price free delivery cost how much shipping charge uae abroad postage threshold insured calculated',
  '/faq#customs': 'customs duty import tax who pays amount fees papers gift paperwork extra',
  '/faq#white-glove':
    'packaging paris stairs whiteglove carry upstairs lay cities include unpack install where available stairs lift set up',
  '/shipping#regions': 'ship howlong region table days delivery time',
  '/shipping#white-glove': 'whiteglove include where cities',
  '/shipping#customs':
    'customs duty papers paperwork documents travel with rug commercial invoice certificate hs codes',
  '/shipping#tracking':
    'stopped moving when ships track tracking number follow parcel status where is my order shipped email stops',
  '/contact':
    'customer care reach phone email address showroom hours where are you located telephone directions visit call open',
  '/contact#consultation': 'consultation book free appointment minutes video in person',
  '/trade':
    'trade trade programme benefits sample manager account manager priority production marketing support hotels architects interior designers apply project retail hospitality strike-off',
  '/about':
    'company nawl mean sustainable philosophy story who are you promise values loom designers where drawings come from',
  '/process':
    'process steps refinement planning how it works quality quality control inspection checked craftsmanship stages how many steps production planning order of events made how long each step',
  '/products': 'directory how many designs collections catalogue sell cheapest from price start range',
  '/terms#about-these-terms': 'terms apply version consumer rights which terms',
  '/terms#age-and-account': 'age account old minimum responsible security hacked',
  '/terms#the-design-and-its-picture': 'design cannot be tufted picture thinner than tuft minimum size order',
  '/terms#your-own-artwork':
    'sell resell others ownart copyright rights who owns mine sell my design to others reproduce resell reuse artwork intellectual property',
  '/terms#prices-and-taxes': 'tax vat price include export zero-rated exports discount',
  '/terms#order-and-payment': 'contract made law pay contract when binding expire bank charges quote',
  '/terms#cancelling-and-changing': 'cancel refund change',
  '/terms#production-and-variation': 'production late delay estimates fixed date guaranteed variation',
  '/terms#delivery-risk-and-duties':
    'bears risk lost transit who responsible refuse parcel nobody home returned undelivered second delivery returns pay who pays undelivered comes back',
  '/terms#claims-and-warranty': 'warranty claim remedy repair replace refund defective not cover',
  '/terms#trade-orders': 'trade orders terms',
  '/terms#liability':
    'ai assistant wrong how much liable liability force majeure war strike natural disaster limited compensation delay assistant wrong mistaken',
  '/terms#law-changes-and-contact':
    'change the terms law court jurisdiction governing dispute liability which law change terms',
  '/privacy-policy#in-short':
    'track me privacy google analytics thirdparty privacy personal data sell data ads thirdparty analytics who is responsible',
  '/privacy-policy#cookies': 'cookie cookies banner',
  '/privacy-policy#what-stays-in-your-own-browser':
    'searches recent privacy browser storage local kept searches photograph',
  '/privacy-policy#drawings-and-photographs-you-upload':
    'gps erase delete ownart privacy uploads pictures deleted private who can see how long keep stored photo metadata delete',
  '/privacy-policy#your-account': 'gmail read google account stored name email store about account',
  '/privacy-policy#orders-and-payment': 'card numbers stored order data card details safe credit see',
  '/privacy-policy#newsletter-consultations-and-letters':
    'emails pixels track newsletter unsubscribe subscribe email stored messages',
  '/privacy-policy#the-assistant':
    'kept anywhere thirdparty another company sent ai voice microphone record conversation store listening who processes what i say chat stored',
  '/privacy-policy#server-logs': 'logs ip address server log',
  '/privacy-policy#why-we-may-do-this': 'legal basis gdpr lawful decree federal law consent',
  '/privacy-policy#who-else-receives-data':
    'carrier phone number address thirdparty authorities courier companies share my data carriers third parties receive data pass on sold who else',
  '/privacy-policy#how-long-we-keep-it':
    'orders erase delete how long keep data retention keep my data stored howlong privacy',
  '/privacy-policy#your-rights':
    'copy of everything personal data deleted erase privacy delete my erase rights copy of my data delete my account data correct object withdraw privacy complain authority',
  '/privacy-policy#children': 'children under 18 data child',
  '/privacy-policy#changes': 'policy changes',
  '/journal/color-psychology-area-rugs-interior-design':
    'north facing south colorpsych calm effect of colour on room lightness colour psychology dark rug light rug bigger',
  '/journal/custom-rug-cost-investment-guide':
    'invest worth it resale value hold value good investment where money goes spend less',
  '/journal/cut-loop-carved-pile-rug-texture-guide':
    'texture compare cut loop carved which pile to choose surface',
  '/journal/fashionable-colors-rug-trends-2025':
    'trend fashionable colours brown olive this year timeless dated',
  '/journal/hand-tufted-vs-hand-knotted-rugs-guide':
    'knotted tufted tell apart compare hours persian knots which lasts longer',
  '/journal/living-room-bedroom-rug-placement-plans':
    'chair space behind long room front legs beside way round living bedroom dining placement size legs sofa bed table how far size extend rug under which size for living room should rug extend big',
  '/journal/mixing-patterns-rugs-textiles-styling-guide':
    'combine top another pattern_mix mix patterns stripes flowers checks kilim layering patterned curtains cushions',
  '/journal/new-zealand-wool-rug-fibre-guide':
    'white flammable bad bounce wool why new zealand crimp lanolin grease badly fire burn burns flame resistant sheep micron advantages of wool',
  '/journal/sadu-weaving-gulf-rug-patterns':
    'gazelle horn pegs history loom woven sadu bedouin weaving tradition signs meaning heritage',
  '/journal/small-space-rug-sizing-guide':
    'size test paper tape pattern measure wide runner smallroom small room size how big door hallway floor leave around leave around floor edge gap wall studio flat corridor radiator',
  '/journal/wool-rug-care-cleaning-stains-guide':
    'butter latex smell get out care first year look after moth odour smell baking soda salt detergent cornflour butter store summer turn rotate',
  '/journal/wool-rugs-children-pets-modern-living':
    'wheels castors office asthma heated suitable pets kids robot heating desk chair office chair static dog cat claws children felt pens allergy air conditioning roomba',
}
