/**
 * What people say and what our pages say for the same thing, a concept a line, the name first; `_` joins the words
 * of a phrase. It holds words only: every fact comes from the pages.
 */
const CONCEPTS = `
cancel: way_out any_way_out step_back_from cancel_time order_cancel back_out_of pull_out_of cancelled canceled cancelling canceling cancellation cancelation withdraw withdrawal call_off back_out change_my_mind changed_my_mind changing_my_mind changes_my_mind change_of_mind mind_changes regret annul revoke pull_out get_out_of can_i_get_out get_out_of_it do_not_want_it_any rethink second_thoughts
refund: refunded refunds refunding reimburse reimbursed reimbursement money_back my_money get_money get_back_money
returns: send_the_rug_back bring_the_rug_back return_it return_a return_the return_my return_policy returned returning return send_back send_it_back sending_back sent_back bring_back take_it_back give_back give_it_back returnable do_not_like_it not_like_it dislike_it hate_it do_not_want_it
pay: you_take_my_money take_my_money charge_me when_do_i_pay payment payments paid paying pays payable
paymeans: card cards visa mastercard master_card amex american_express credit_card debit_card credit_cards debit_cards paypal pay_pal bank_transfer wire wire_transfer transfer bank iban methods method means_of_payment accept accepted
deposit: everything_at_once only_when_the_rug pay_everything when_the_rug_is_ready on_arrival when_it_arrives deposits down_payment downpayment upfront up_front in_advance advance instalment instalments installment installments pay_later split financing finance klarna whole_amount full_amount in_full all_at_once part_payment half_now cash_on_delivery cod partial
discount: bulk_order saving savings cheaper_each six_of_them discounts discounted reduction reductions rebate bulk several multiple volume cheaper money_off percent_off deal wholesale_price more_than_one quantity_discount buy_more many_rugs two_rugs three_rugs multi percent_off what_percentage percentage_off off_if tiers
price: arrive_at_the price_of dearer dear costlier cheapest_way prices priced pricing cost costs costing costly expensive cheap rate how_much work_out charge charged charges fee fees calculated calculate worked_out estimate calculator square_foot square_feet square_metre square_meter sq_ft per_foot sqft foot2
currency: currencies dollar dollars dirham dirhams aed usd exchange_rate exchange_rates conversion convert converted euro euros eur pound pounds sterling peg pegged riyal rupees
tax: taxes vat sales_tax value_added
customs: border surprise_bill hidden_cost hidden_costs extra_bill duty duties import imported importing tariff tariffs clearance import_tax import_taxes import_duty border
ship: shipping shipped ships shipment deliver delivery delivered deliveries delivers delivering send sending sent dispatch dispatched freight courier carrier postage posted mailed transport get_it_to come_to delievery
abroad: rest_of_the_world rest_of_world countries country worldwide world_wide international internationally overseas ship_everywhere ship_anywhere deliver_everywhere deliver_anywhere send_anywhere everywhere_in_the global globally region regions destination destinations continent europe asia africa america gcc gulf
howlong: late delay delayed delays be_there_in be_there_by in_time on_time how_fast_can how_long how_soon how_fast how_quick how_quickly how_many_weeks how_many_days how_many_months lead_time turnaround timeline duration weeks days wait waiting take_long takes_long arrive arrives arrival timeframe time_frame how_much_time long_does long_take long_until when_will quick fast soon speed months
insure: insurance insured insures
track: know_where_my where_my_rug on_its_way parcel_tracking stopped_moving when_it_ships tell_me_when has_it_shipped notified notification tracking tracked trace tracking_number follow where_is_my whereabouts parcel_status
whiteglove: unroll_it unrolls lift_heavy packaging_away take_the_packaging take_away_the rubbish_away someone_carry somebody_carry lay_the_rug lay_it_in white_glov white_glow third_floor second_floor fourth_floor fifth_floor roll_it_out roll_out two_men white_glove white_gloves whiteglove installation install installing installed unpack unpacked unpacking lay lays carry carried lay_it lay_the upstairs bring_it_in bring_it_up into_the_room into_my_room set_up setting_up place_it positioning lift_it carry_it
damage: totally_wrong colour_is_wrong color_is_wrong looks_wrong on_arrival_broken ripped crushed soaked box_is courier_box dented cracked frayed scratched faded_on_arrival arrived_dirty arrived_torn came_dirty torn dirty_and in_transport in_transit damaged damages broken torn ripped defect defects defective faulty fault flaw flawed hole wrong_rug wrong_colour wrong_color wrong_size not_what_i_ordered not_right something_wrong goes_wrong not_as_ordered bad_condition spoiled arrives_broken
claim: claims complain complaint complaints report reporting complaining
warranty: standing_behind comes_apart come_apart came_off comes_off_after binding_opens falling_apart tufts_coming_out tufts_are_coming tufts_come coming_apart falls_apart warranties guarantee guarantees guaranteed guaranty
hours: hour opening_hours opening_times opening_time office_hours business_hours working_hours open_on opens closed closing close_at when_are_you_open are_you_open you_open what_time_do_you what_time_are_you open_until open_at open_today weekend weekends sunday sundays monday mondays tuesday tuesdays wednesday thursday thursdays friday fridays saturday saturdays shut
reach: contact contacting contacted call_you call_me calling phone phone_number telephone telephone_number ring human person people_there real_person talk_to_someone talk_to_somebody speak_to_someone speak_to_somebody speak talk agent representative live_chat chat customer_service customer_care customer_support support get_in_touch in_touch get_hold number_to_call reach_you reach_us helpline hotline whatsapp
email: e_mail emails mail mails mail_address email_address write_to respond response reply replies answer_my answer_emails
showroom: showrooms address_of store_address shop_address physical_store physical_shop visit_you visit_us address located location where_are_you directions brick_and_mortar see_in_person see_them_in_person touch_the premises in_real_life where_is_the_shop come_by drop_by based where_are
consultation: help_me_choose_the help_choose choose_the_right help_us_choose someone_help_me consultations consult consulting consultant appointment appointments book_a_consultation book_an_appointment book_a_designer booking talk_to_a_designer video_call videocall advise advice advisor help_me_choose help_me_pick help_choosing help_with_choosing design_help someone_help stylist expert guidance cannot_decide can_not_decide
size: niche feet_instead in_feet in_centimetres get_up_the_stairs up_the_stairs fits_in_the_lift lift elevator wide width sizes sized dimension dimensions measurement measurements measure measures measuring measured big bigger large larger small smaller
limit: metres_long meters_long feet_long how_long_can doormat doormats how_tiny up_to_what smallest minimum minimal_size biggest largest maximum max min tiniest upper_limit limits too_small too_big too_large how_big how_small how_large at_least at_most huge tiny giant enormous
shape: shapes round circle circular square squares oval runner pebble arch arched scallop scalloped rectangle rectangular hexagon custom_shape
custom: custom_size custom_sizes made_to_measure bespoke any_size odd_size special_size tailor_made custom_made
wool: fibre_content real_wool fiber_content nz_wool nz bounce bounces springy resilience crimp pure_wool pure mixed_wool blend blended wools material materials made_of made_out_of fibre fibres fiber fibers composition synthetic polyester nylon silk cotton viscose acrylic merino zealand kiwi consist consists contain fabric vegan raw_material new_zealand
backing: back_of_the the_back back_side latex underside behind glue backside reverse_side
knotted: rewoven reweaving worn_out rewove to_knot hand_knotted handknotted knot knots knotting persian oriental
tufted: by_machine made_by_machine machine hand_tufted handtufted tufting tuft tufts handmade hand_made machine_made by_hand machines
difference: differences versus vs compare comparison differ better_than distinguish same_as
pile: clear_the_rug gap_of door_gap piles pile_height height thick thickness thin plush high how_thick how_high deep millimetre millimetres millimeter mm
texture: carved_or fine_or detailed_drawing footprints footprint textures loop loops looped carved carving cut_pile fine surface surfaces sheared
variation: exactly_the on_my_laptop laptop accuracy lighter_from darker_from looks_lighter looks_darker other_side_of to_fit_a fit_exactly centimetres_shorter cm_shorter shorter cm_smaller centimetres_smaller cm_bigger tolerances variations vary varies varying deviation deviate exact tolerance accurate accuracy precise precisely look_like_the same_as_the_picture as_on_screen on_the_screen on_screen screen monitor same_colour same_color differences_in match_the looks_different look_the_same looks_the_same on_my_phone on_my_computer true_to
outdoor: outdoors outside garden terrace patio balcony bathroom bath pool deck veranda kitchen wet_room cellar basement humid damp moist moisture
heating: floor_heating underfloor underfloor_heating floor_heating heated heated_floor heated_floors radiant
sun: loads_of_sun colour_go color_go sunlight sunshine fade fades faded fading bleach uv sunny
vacuum: beater_bar beater_bars beater against_the_pile with_the_pile vacuuming vacuumed hoover hoovering vacum vaccum dyson suction brush
robot: hoover_robot robots roomba robot_vacuum robotic
spill: tipped soup bowl_of dropped droped fresh_stain treat treated detergents stain_remover curry sauces soup milk blood chewing_gum candle_wax wax felt_pen felt_pens knock_over knocked_over spilled_over tipped_over glass_of threw_up throw_up vomit vomited sick peed spills spilled spilt spilling stain stains stained wine red_wine coffee juice tea ketchup blot blotting spillage mess accident get_out dirty marks mark ink grease butter oil sauce pee urine
shed: full_of_wool full_of_fluff hoover_is_full coming_loose come_loose comes_loose loose_fibre loose_thread higher_than_the_others stands_out sticks_out sticking_out pull_it_out pull_out lose_fibres lose_fibers loses_fibres losing_wool losing_hair sheds shedding fluff fluffy lint moult moulting molt hair hairs fuzz fuzzy losing_fibres losing_fibers loose_fibres loose_fibers bits_coming_off coming_off comes_off balls pilling
wash: bleached hosed clean_it_professionally professional_cleaner wet_clean washed washing washable washer clean cleaned cleaning cleaner cleaners dry_clean dry_cleaning steam shampoo machine_wash washing_machine hose professional_cleaning detergent soap
store: wrap_it_in plastic plastic_bag attic basement_storage when_we_move move_abroad keep_a_rug_for keep_it_for half_a_year storing storage stored put_away putting_away keep_it_rolled
moth: moths insect insects bugs larvae pest pests eaten beetle
pad: pads underlay underlays anti_slip non_slip nonslip slip slips slipping slide slides sliding grip rug_pad moves_around
crease: dents_from_furniture furniture_dents waves bumps corners_curl edges_curl dents_from dent_from folds fold_marks creases creased wrinkle wrinkles wrinkled curl curling curled flatten lie_flat rolled_up dents dent furniture_marks unroll
care: caring look_after looking_after maintain maintenance upkeep care_for clean_it
odour: smell smells smelly odor odors odours stinks stink
recolor: hex_code hex_codes similar_shades two_similar match_a_yarn matching_yarn colour_picker color_picker pantone ral shade_card colour_card yarns_do_you_have how_many_yarns colours_be_changed colour_be_changed colors_be_changed change_colour change_color change_colours change_colors change_the_colour change_the_colours change_the_color change_the_colors different_colour different_color different_colours different_colors own_colours own_colors choose_colours choose_colors choose_the_colours choose_the_colors pick_colours pick_colors customise customize customised customized customisation customization customisable customizable personalise personalize recolour recolouring recoloring swatch swatches hex precision colour_change change_every_colour change_every_color every_colour every_color all_colours all_colors
color: colour colours colors shade shades hue tone tones palette palettes
studio: design_studio configurator design_tool
ownart: picture_into photo_into drawing_could made_a_drawing beautiful_drawing made_into_a image_formats doodle scribble in_my_own will_a_photograph my_sketchbook my_own_art vector svg tattoo portrait wedding_photo coat_of_arms photo_of_my picture_of_my logo_into weave_our our_company_logo drawing_my_daughter drawing_my_son i_painted painted_myself paint_myself something_myself my_son_drew my_daughter_drew own_drawing own_photo own_picture own_image own_design own_artwork own_art own_pattern own_sketch own_logo my_drawing my_photo my_picture my_image my_artwork my_sketch my_logo my_pattern our_logo our_design company_logo our_artwork upload uploads uploaded uploading file_type file_types file_format file_formats format formats logo sketch jpeg jpg png bmp webp artwork photograph photo photos drawing child_drawing kid_drawing children_drawing i_drew myself_drew painting image images picture_of drawing_my drawn drew photo_of photograph_of a_drawing a_photo a_picture
share: send_what_i what_i_made send_my shared_link show_my_name sharing_link forward show_my_husband show_my_wife show_him show_her sharing shared send_a_link copy_link link show_my show_someone show_to_my show_it_to friend husband wife partner
save: close_the_browser close_the_page still_be_there be_lost saved saves saving favourite favourites favorite favorites bookmark wishlist wish_list come_back_later later keep_a_design keep_my_design lose_my_design lost_my
account: signing_up without_signing two_devices other_device another_device several_devices find_my_order deleted_the_order order_email order_number find_an_order forgot_my lost_the_link lost_link lost_my_link accounts sign_up signup register registered registration login log_in sign_in signing_in log_on guest google password username membership member profile
age: how_old years_of_age minor minors teenager underage under_18 years_old under_age children_order 16 17 18 adult
privacy: do_you_track_me track_me spy_on gps metadata recent_searches my_searches search_history gmail everything_you_know know_about_me about_me public publicly my_address personal_data my_data personal_information personal_info gdpr data_protection data collect collected surveillance information_about_me who_can_see who_sees visible_to private
cookie: cookies
thirdparty: pass_my details_on pass_on_my give_my_data google_analytics facebook_pixel another_company other_companies sent_to_another carrier_get courier_get gets_my third_party third_parties third_parties_get sell_my share_my pass_on my_details advertisers advertising analytics tracking_me
erase: delete_account close_my_account close_account cancel_my_account delete_my delete_an delete_the how_do_i_delete remove_an delete_all wipe_my delete deletion deleted erased forget_me remove_my right_to_be_forgotten
logs: server_logs log_files ip_address
trade: interior_designer interior_designers architect architects hospitality hotel hotels retailer retailers b2b wholesale project projects professional professionals trade_programme trade_program trade_account trade_discount trade_pricing reseller resellers restaurant business_customer companies designers contractor
manager: account_manager
weigh: weight heavy how_heavy weighs kilo kilos kilogram kilograms kg gram grams heavy_is
buyback: second_hand secondhand used_rugs old_rug old_rugs trade_in
sample: samples yarn_sample yarn_samples strike_off strike_offs strikeoff try_before
production: produce produced producing produces manufacture manufactured manufacturing craft crafted crafting workshop in_production making_of how_do_you_make how_are_they_made how_is_it_made how_it_is_made is_it_made are_they_made
begins: begin start starts started starting
amend: tweak tweaked changes_after changed_once once_its_been once_it_is_paid after_payment after_paying pattern_after be_changed_after changed_after_ordering i_have_ordered_and ordered_this ordered_yesterday ordered_today after_an_order modify modified modification modifications alter altered alteration edit edited correct correction adjust update after_i_have_ordered after_ordering after_i_order after_order after_the_order already_ordered once_ordered once_i_have_ordered after_placing after_i_placed placed_my_order placed_an_order change_my_order change_the_order change_an_order change_the_design change_the_size change_my_design design_changes design_change i_ordered changed_after late_to_change made_a_mistake mistake_in_my ordered_the_wrong ordered_wrong
sustainable: sustainability eco ecological environment environmental environmentally ethical ethically green_credentials eco_friendly planet carbon climate
company: what_is_your_story who_are_you about_you your_story story philosophy behind_nawl nawl_mean name_mean mean_by_nawl what_is_nawl values mission believe brand your_name
process: processes steps step stages stage how_does_it_work how_it_works work_from procedure
measure_room: floor_plan
press: as_a_journalist media journalist journalists magazine_feature press_office press_enquiry
newsletter: tracking_pixels pixels letters subscribe subscribed unsubscribe subscription unsubscribing mailing_list news_letter
law: contract_made binding_contract contract contracts laws court courts jurisdiction legal governing governed dispute lawsuit sue
liable: force_majeure tells_me_something something_wrong wrong_answer wrong_information mistaken compensation compensate damages_for liability liable responsible responsibility at_fault
risk: travelling on_the_road bears_the_risk lost_in_transit lost_in_the_post gets_lost goes_missing lost_parcel
ai: say_to_the what_i_say_to chats conversation conversations my_chat what_i_type what_i_say assistant chatbot bot artificial_intelligence are_you_a_robot are_you_human are_you_real voice_assistant machine_talking
voice: microphone listen listening record recorded recording spoken
pets: pet dog dogs cat cats claw claws puppy paws animal animals
kids: playing_kids playing_children kid child children toddler toddlers baby babies
living: way_round long_room sofa sofas couch living_room lounge armchair
bedroom: king_size_bed king_size queen_size double_bed bed beds bedside
dining: behind_a_dining behind_the_chair chair chairs dining_table dining_room dining_chair chairs table
hallway: narrow hall hallways corridor corridors entrance entryway runner_rug
smallroom: tiny_flat tiny_apartment studio_apartment tiny_bedroom small_room small_rooms tiny_room small_flat small_apartment small_space small_spaces studio_flat little_room
pattern_mix: combine combining stripes flowers floral checks kilim on_top_of_another rug_on_top two_rugs one_rug_on mix_patterns mixing_patterns mix_pattern patterned_things clash clashing combine_patterns combining_patterns patterned patterns layering layer layers
trend: trends trendy fashionable fashion in_style in_fashion popular_colours popular_colors this_year current_colours timeless dated
invest: good_value long_term value_for_money investment investing hold_its_value holds_its_value resale resell worth_it worth_the_money value_over_time appreciate worth_buying good_investment
colorpsych: warm_colour cold_room warm_color cool_colour north_facing facing_north south_facing daylight_room calms calmer soothing psychology mood calming calm colour_of_a_room make_a_room effect_of_colour warm_colours cool_colours brighten lightness feel_bigger dark_room light_colours dark_colours
sadu: bedouin weaving woven wove weaves nomad nomadic majlis gulf_weaving heritage
placement: behind_the_sofa all_legs placing arrange arrangement position legs front_legs under_the_sofa under_the_bed under_the_table under_a_sofa under_a_bed under_a_table under_my_sofa under_my_bed under_my_table under_bed under_sofa
door: doors doorway door_clearance
static: allergy allergies allergic allergic_to dust asthma hypoallergenic mite mites
last: lifespan life_span long_last durable durability wear_out how_long_last hold_up lifetime years_last last_long
directory: catalogue catalog collections collection how_many_designs how_many_collections how_many_rugs_do_you_have designs_do_you_have what_do_you_sell assortment
vary_order: order_page
gift: present declare declared wrap_as_gift gift_wrap declared_value lower_value undervalue
paperwork: documents document papers paper certificate certificate_of_origin commercial_invoice hs_code hs_codes hs invoice
package: packaging packed packing packaged box boxed wrapped rolled
voucher: vouchers gift_card gift_cards giftcard coupon coupons promo promo_code discount_code black_friday sale sales loyalty
sell: sells selling stock stocked in_stock
favour: make_me turn_on turn_off turn_up turn_down turn_the how_old_are_you recommend_me buy_me call_my call_the play_music play_some set_a_timer remind_me wake_me order_me call_me book_me book_a_table book_a_hotel book_a_flight my_flight my_hotel tell_me_a sing write_me
furniture: sofa_beds bed_frame
visit: come_and_measure measure_my come_to_measure measure_the_room come_to_my come_measure
jobs: how_many_people people_work work_at job hiring hire vacancy vacancies career careers internship salary work_for_you
repair: repairs repaired restore restoration mend fix fixing reweave
`

/** Stop words. */
const STOP: ReadonlySet<string> = new Set(
  `a an the and or but nor if then than so as at by for from in into of off on onto out over per to up with within without about after before again all any both each either every few more most much many no not only other own same some such this that these those i me my mine we us our ours you your yours he him his she her it its they them their who whom which what when where why how is are was were be been being am do does did doing done have has had having can could will would shall should may might must ought need needs let get gets got getting give given go goes going gone come comes make makes making made take takes taking took taken put want wants wanted wish like liked know tell told say says said see please thanks thank hello hi hey ok okay just also too very really quite still yet already ever even else here there now today soon one ones thing things something anything nothing way ways kind sort bit lot lots rug rugs carpet carpets nawl shop store buy buying bought order orders ordering ordered purchase find possible able allowed happen happens happened mean means use used using offer offers provide question wondering wonder ask asking exactly actually maybe probably help long time times new whether because while during between through under until upon since against however kindly someone anybody anyone everybody good best better right well sure fine think believe guess hope looking look try trying keep keeps next last first second day week year years month self u ur pls plz needed required require requires necessary special conditions condition apply applies applied safe safely daughter son mother father wife grandmother mum mom dad family flat house home homes apartment villa floor floors room rooms yesterday tomorrow whole type types lie lies lying accompany accompanies rid prevent prevention easily parcel package parcels checkout setting settings tells beginning nice somebody beautiful general usually normally typical typically average approximately different certain main important interested information info details detail tip tips questions answer answers concerning regarding guys folks sir madam dear mr mrs ms hmm honestly basically simply once twice allow allows permit permitted become becomes became bring brings brought came days end ends fit fits found further hear inside itself leave leaves likely live looks matter myself place placed plus prefer rather reason receive received recommend recommended seem seems show shows side state stay stop thinking though together unless useful various went works working worry change changes changed kept number point problem deadline nr people person men man woman guy king queen arrived typed turned walk morning evening history playing play old middle half third big meant service services worse normal everywhere definitely directly immediately nearly enough fairly honest simple easy everything away yourself ourselves himself gotten online website site web page pages yes never always often sometimes`.split(
    /\s+/,
  ),
)

const NAMES = new Map<string, string>()
const PHRASES: { readonly phrase: string; readonly joined: string }[] = []
for (const line of CONCEPTS.trim().split('\n')) {
  const [name = '', words = ''] = line.split(':')
  for (const word of [name, ...words.trim().split(' ')]) {
    NAMES.set(word, `~${name}`)
    if (word.includes('_')) PHRASES.push({ phrase: ` ${word.replaceAll('_', ' ')} `, joined: ` ${word} ` })
  }
}
/** Concepts by word stem, for forms that are not listed: `hoovering`. */
const STEMS: ReadonlyMap<string, string> = new Map(
  [...NAMES]
    .filter(([word]) => !word.includes('_') && word.length > 3)
    .map(([word, concept]) => [stem(word), concept]),
)
PHRASES.sort((p, q) => q.phrase.length - p.phrase.length)

/** Index terms of a normalised text: concepts as `~name`, other words by their stem, no stop words. */
export function termsOf(text: string): readonly string[] {
  const padded = PHRASES.reduce(
    (read, { phrase, joined }) => (read.includes(phrase) ? read.replaceAll(phrase, joined) : read),
    ` ${text} `,
  )
  return padded.trim().split(' ').flatMap(termOf)
}

function termOf(word: string): readonly string[] {
  const concept = NAMES.get(word)
  if (concept) return [concept]
  if (word === '' || STOP.has(word) || /^[\d.]+$/.test(word)) return []
  const root = stem(word)
  return [STEMS.get(root) ?? root]
}

/** Words of the lexicon, for spelling correction. */
export const LEXICON_TERMS: ReadonlySet<string> = new Set(
  [...NAMES.keys()].flatMap((word) => word.split('_')).concat([...STOP]),
)

/** A simple stemmer: joins a word with its plural and participles. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{2})s$/, '')
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:es|s)$/, '')
    .replace(/(?:ing|ed|ly)$/, '')
    .replace(/e$/, '')
    .replace(/our$/, 'or')
    .replace(/tr$/, 'ter')
}
