/** Files with English texts that the message catalogue does not hold, and why. */
type Elsewhere = { readonly why: string; readonly files: readonly RegExp[]; readonly isOpen?: true }

export const LITERALS_ELSEWHERE: readonly Elsewhere[] = [
  {
    why: 'Names in English, as calls, carts and orders carry them; content/<language>/{names,designs,yarns}.json and Intl put them into a language',
    files: [
      /^packages\/artwork\/src\/designs\//,
      /^packages\/domain\/src\/catalogue\/(?:pattern-code|collection|listed-rug)\.ts$/,
      /^packages\/domain\/src\/yarn\/(?:library\/.*|named-colors)\.ts$/,
      /^packages\/domain\/src\/shop\/(?:countries\/country-names|countries\/countries|white-glove-cities|delivery\/white-glove-offer)\.ts$/,
      /^packages\/domain\/src\/order\/(?:address\/address-form|delivery\/track-shipment)\.ts$/,
      /^packages\/contract\/src\/catalogue\/journal-categories\.ts$/,
      /^apps\/web\/app\/catalogue\/home\/chosen-pieces\.ts$/,
      /^apps\/web\/app\/admin\/prices\/sample-orders\.ts$/,
      /^apps\/web\/app\/pages\/info\/trade-project\.tsx$/,
      /^apps\/web\/app\/shell\/social-links\.tsx$/,
      /^apps\/server\/src\/imaging\/uploads\/make-design\.ts$/,
    ],
  },
  {
    why: 'Facts as specified in English; packages/messages/src/text says them in a language',
    files: [
      /^packages\/domain\/src\/shop\/(?:facts|countries\/shipping-regions|support-hours|white-glove)\.ts$/,
      /^packages\/domain\/src\/recommendation\/recommend\.ts$/,
    ],
  },
  {
    why: 'Problems of the API for engineers; pages show the message of their code (problems.json)',
    files: [
      /^packages\/contract\/src\//,
      /^packages\/domain\/src\/catalogue\/bitmap-path\.ts$/,
      /^apps\/server\/src\/imaging\/color\/(?:image-path|rug-renderer)\.ts$/,
      /^apps\/server\/src\/imaging\/artwork\/composed-bitmaps\.ts$/,
      /^apps\/server\/src\/imaging\/uploads\/(?:decode-picture|picture-file)\.ts$/,
      /^apps\/server\/src\/platform\/http\/api-error\.ts$/,
      /^apps\/web\/app\/sign-in\/account-error\.ts$/,
      /^apps\/web\/app\/assistant\/providers\/vapi-provider\.ts$/,
    ],
  },
  { why: 'Documentation of the API', files: [/^apps\/server\/src\/.*\.routes\.ts$/] },
  {
    why: 'Texts of a protocol, as those who read them expect them',
    files: [
      /^apps\/server\/src\/identity\/auth\//,
      /^apps\/server\/src\/sales\/payments\/tamara\/tamara-(?:gateway|order|webhook)\.ts$/,
    ],
  },
  {
    why: 'For whoever runs the shop: configuration, start, logs, metrics, commands, statements of the database',
    files: [
      /^apps\/server\/src\/(?:main|start-notices|app)\.ts$/,
      /^apps\/server\/src\/platform\/(?:config|observability|blobs|http)\//,
      /^apps\/server\/src\/privacy\/erase-person\.ts$/,
      /^apps\/server\/src\/sales\/(?:payments\/settle|claims\/claim-photos)\.ts$/,
      /^apps\/server\/src\/identity\/accounts\/saved\.store\.ts$/,
      /^apps\/server\/src\/integrations\/webhooks\/lock-endpoint\.ts$/,
      /^packages\/artwork\/src\/survey\//,
      /^packages\/engine\/src\//,
      /^packages\/domain\/src\/order\/laws\/random-commands\.ts$/,
      /^packages\/domain\/src\/order\/approvals\/random-approvals\.ts$/,
    ],
  },
  {
    why: 'Words that visitors type, in both languages, which a search understands',
    files: [/^packages\/domain\/src\/shop\/pages\.ts$/, /^apps\/web\/app\/shell\/search\//],
  },
  {
    why: 'English sentences that the assistant understands',
    files: [
      /^apps\/server\/src\/assistant\/(?:grammar|slots|model|answerer|sentence-reader)/,
      /^apps\/server\/src\/assistant\/knowledge\/(?:phrasings|lexicon)\.ts$/,
    ],
  },
  {
    why: 'Answers of the assistant, which speaks English only until it understands Arabic',
    isOpen: true,
    files: [/^apps\/server\/src\/assistant\//],
  },
  {
    why: 'Names that programs read: states of the studio, files, keys',
    files: [
      /^apps\/web\/app\/studio\/(?:state|help)\//,
      /^apps\/web\/app\/studio\/uploads\/opening\/heic\/is-display-p3\.ts$/,
      /^apps\/web\/app\/assistant\/.*-fake\.ts$/,
      /^apps\/web\/app\/assistant\/speech-input\/phonetic-correction\//,
    ],
  },
  {
    why: 'Names of elements of UBL and CAMT',
    files: [
      /^apps\/server\/src\/sales\/tax-documents\/e-invoice\/e-invoice\.ts$/,
      /^apps\/server\/src\/sales\/bank\/read-camt\.ts$/,
    ],
  },
]
