/** Everyday English and words about rugs that are never corrected on their own to a name that sounds like them. */
export const COMMON_VOCABULARY: ReadonlySet<string> = new Set(
  `a able about above across act actually add address advice after again age ago agree air all alone along
  already also although always am among amount an and another answer any anyone anything anyway apart appear are
  area aren't around arrive arrived art as ask asked asking at available average away baby back bad bag bank
  base based basket be became because become bed bedroom been before begin behind believe below beside best
  better between beyond big bigger bill bit blank body book born both bottom box break bright bring brother
  build building built business busy buy by call called came can can't card care carpet cart carved case cat
  catch cause certain certainly chair chance change changed charge chat cheap cheaper check child choose chosen
  city class clean clear clearly close coat cold color colors colour coloured colours come coming complete
  condition consider continue copy corner corners cost costs could couldn't country couple course cover cream
  cross custom cut dark darker daughter day days dead deal dear decide decided deep deeper deliver delivered
  delivery depend depends design designer designs did didn't different dinner direct dirt dirty do doctor does
  doesn't dog doing don't done door doubt down draw drawing dream dress drive drop dry due during each early
  earth easier easily east easy eat edge eight either else email empty end enough even evening event ever every
  everyone everything exactly example except exchange expect expensive explain extra eye face fact fair fall
  family far fast father fault feel feet felt few fight figure fill final finally find fine finger finish
  finished fire first fit five fix flat floor fluff follow food foot for force forget form found four free
  friday friend from front full fun further future garden gave general get gets getting gift girl give given
  glass go goes going gone good got great group grow guarantee guess guest had hair half hall hand handle happen
  happened happens happy hard has hate have having he head health hear heard heart heat heating heavy height
  hello help her here hey hi high higher him his hold home hope hot hour hours house how however hundred husband
  i i'd i'll i'm i've idea if important in include included increase inside instead interest interested
  interesting into is isn't it it's its job join just keep kept key kid kids kind kitchen knew know known lady
  land large larger last late later laugh law lay lead learn least leave left leg length less lesson let let's
  letter lie life lift light lighter like likely limit line list listen little live living local lock long
  longer look looking looks loop lose lost lot lots love low lower luck lunch machine made mail main make makes
  making man manage many map mark market marry match mate material matter may maybe me mean means meant measure
  meet member mention met middle might mile mind mine minute minutes miss mistake mix moment monday money month
  months moon more morning most mother mouth move much must my myself name near nearly need needed needs never
  new news next nice night nine no nobody noise none nope normal north not note nothing notice now number of off
  offer office often oh ok okay old on once one ones only open opening opinion or order ordered other ought our
  out outside over own page paid paint pair paper parent part party pass past pattern pay payment people perfect
  perhaps person pet phone photo pick picture pictures piece pile place plain plan plane plant play please point
  police poor possible post power prefer present pretty price prices print private probably problem process
  produce promise pull pure push put quality question quick quickly quiet quite rain raise rate rather reach
  read ready real really reason receive recent red refund remember remind remove rent repair replace reply reset
  rest return ride right ring road rock room round rug rugs rule run runner safe said sale same sample sand save
  saw say school sea season seat second see seem seen sell send sense sent serious serve service set seven
  several shade shades shall shape share ship shipped shipping shop short should show shuffle shut side sides
  sign simple since single sister sit six size sizes skin sleep slip slips slow small smaller smell smile so
  sofa soft sold some somebody someone something sometimes son song soon sorry sort sound south space speak
  special spend spot spring square stage stain stair stairs stand star start state stay step still stop store
  story straight strange street strong style such sudden sugar suggest suit summer sun supply support suppose
  sure surface surprise swap sweet table take taken talk tall taste tax tea teach team tell ten than thank
  thanks that that's the their them then there there's these they thick thin thing things think third this those
  though thought thousand three through throw tidy till time tired to today together told tomorrow tonight too
  took top total touch toward town track trade train travel tree tried trouble true trust try turn turned twice
  two type under underlay understand undo unit until up upload upon us use used useful user usual usually value
  various very view visit voice wait walk wall want wants warm was wash washing watch water way we we'd we'll
  we're wear weather week weekend weeks weight well went were west wet what what's when where whether which
  while who whole whose why wide width wife will win wind window winter wish with within without woman women
  won't wonder wool word words work works workshop world worry worse worth would wouldn't write wrong yard yarn
  yarns yeah year years yep yes yesterday yet you you'd you'll you're young your yours`.split(/\s+/),
)
