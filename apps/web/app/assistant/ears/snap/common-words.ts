/**
 * Words of everyday English, and of talk about rugs, that are meant when they are heard: none of them alone is taken
 * for a name of ours that sounds like it.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above add address after again all already also always am an and another any anyone anything are area aren't
  around as ask at available away baby back bag base based basket be because bed bedroom been before begin behind below
  best better between big bigger bill bit blank book both bottom box bring bright buy by call called came can can't card care
  carpet cart carved cat change changed charge chat cheap cheaper check child choose chosen clean close cold color colors
  colour coloured colours come coming copy corner cost costs could couldn't country cover cream custom cut dark darker day
  days deal deep deeper deliver delivered delivery design designer designs did didn't different do does doesn't dog doing
  don't done door down draw drawing each east edge eight either else empty end enough even ever every everything exactly
  expensive fair fast feel few fill find first fit five fix floor fluff for forget found four free friday friend from front
  full fun gave get gets getting gift give go goes going gone good got great guess had half hall hand happy hard has have
  having he hear heard heat heating heavy hello help her here hey hi high him his hold home hot house how however hundred
  husband i i'd i'll i'm i've idea if in inside instead into is isn't it it's its just keep kept kids kind kitchen know large
  larger last late later lay least leave left length less let let's lie life light lighter like list little live living lock
  long longer look looking looks loop lose lot lots love low made mail make makes making many map match mate material may
  maybe me mean means measure middle might mine minute mix moment monday money month months more most mother move much must
  my myself name near need needs never new next nice night nine no none nope normal not nothing now number of off offer oh ok
  okay old on once one ones only open opening or order ordered other our out over own page paid paint part pattern pay
  people pet phone pick picture pictures piece pile place plain play please post present price prices print problem put
  question quick quite rather ready real really red remove replace reset rest return right room round rug rugs runner safe
  said sale same sample save saw say see seem seen sell send sent set seven shade shades shall shape ship shipped shipping
  shop short should show shuffle side sides sign simple since single six size sizes sleep slip slips small smaller so sofa
  soft some somebody someone something soon sorry sort speak spend square stain stairs stand start stay step still stop
  store style such sure surprise swap table take taken talk tax tell ten than thank thanks that that's the their them then
  there there's these they thick thin thing things think third this those though thousand three through throw tidy till time
  to today together told tomorrow too took top touch tried try turn turned two type under underlay understand undo until up
  upload us use used user very view visit wait wall want wants warm was wash washing water way we we'd we'll we're week weeks
  well went were west what what's when where whether which while who whole why wide width wife will wish with without won't
  wool word work works worth would wouldn't write wrong yard yarn yarns yeah year years yep yes yesterday yet you you'd you'll
  you're young your yours`.split(/\s+/),
)
