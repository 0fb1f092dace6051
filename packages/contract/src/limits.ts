import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'

/** Constants of spec §9 and the limits decided in the product and reliability books. Times in ms unless the name says otherwise. */
export const LIMITS = {
  /** §7, §9 */
  request: {
    basePath: '/api',
    timeoutMs: 30_000,
    bodyBytes: 1_048_576,
    bigBodyBytes: 4_194_304,
    parameterLimit: 20_000,
  },
  /** §9 */
  list: { ...SPEC_LIMITS.list, countCap: 100_000, deepestRow: 100_000, queueCap: 1_000 },
  /** §9 */
  ui: SPEC_LIMITS.ui,
  /** §9 */
  editor: SPEC_LIMITS.editor,
  avatar: SPEC_LIMITS.avatar,
  import: { ...SPEC_LIMITS.import, rows: 2_000 },
  /** reference ux 37 */
  export: {
    /** Exports with at least this many rows run on the server. */
    backgroundRows: 5_000,
    /** Most rows of one export. */
    rows: 200_000,
    /** Rows per part. */
    partRows: 2_000,
    /** Exports kept per person, finished or not. */
    perPerson: 10,
    /** Columns of its sheet. */
    columns: 100,
    keepMs: 86_400_000,
  },
  /** Imports and exports as jobs: lines of a file, bytes of an upload, jobs of a store at a time, and how long they are kept. */
  sheet: { rows: 100_000, bytes: 20_971_520, perStore: 50, partRows: 500, keepMs: 7 * 86_400_000 },
  upload: { imageBytes: SPEC_LIMITS.editor.imageBytes, fileBytes: 20_971_520, perHour: 600, pixels: 40_000_000 },
  /** Picture space of a store: folders, files named at once, named places where a file is used, and bytes where no grade says otherwise. */
  fileSpace: { folders: 100, atOnce: 100, uses: 5, quotaBytes: 5_368_709_120 },
  /** A picture that the server fetches from another host; `timeoutMs` covers the whole fetch. */
  foreignPicture: { bytes: 5_242_880, timeoutMs: 5_000, redirects: 2, perHour: 30 },
  /** product §1 */
  password: { min: 8, max: 64, payDigits: 6, payTries: 5, payLockMs: 3_600_000 },
  /** Demo money per buyer, in fen; never in production. */
  demoTopUp: { callFen: 5_000_000, dayFen: 20_000_000 },
  /** Withdrawals, in fen: one at least and at most, two people approve what is above `secondAboveFen`; rows of one call. */
  withdrawal: { leastFen: 1_00, mostFen: 5_000_000_00, secondAboveFen: 10_000_00, atOnce: 200, openPerStore: 20 },
  login: { accountTries: 10, windowMs: 900_000, addressTries: 60, challengeAfter: 3, strangersLongestMs: 60_000 },
  session: { buyerMs: 30 * 86_400_000, backOfficeMs: 7_200_000, graceMs: 60_000 },
  /** How long the link of an invitation is valid. */
  invitation: { ms: 7 * 86_400_000 },
  sms: { digits: 6, validMs: 600_000, tries: 5, gapMs: 60_000, perPhoneDay: 10, perAddressDay: 30 },
  /** product §3, §4 */
  goods: { axes: 3, skus: 200, titleLength: 120, images: 10 },
  /** Pictures at the top of a store's page, for each width of screens (reference 5.2). */
  store: { slides: 3 },
  /** reference ux 137 */
  address: { perBuyer: 20 },
  /** Rows per buyer, goods and stores counted separately. */
  favorite: { perType: 500 },
  /** Comments: characters, pictures, days in which one addition may follow, and how often an answer may be changed. */
  comment: { length: 500, images: 4, addDays: 180, replyChanges: 3, templates: 30 },
  /** Questions on goods; `length` of a question, all in characters. */
  question: { length: 200, answerLength: 500, perMinute: 20, perDay: 30, replyChanges: 3 },
  /** What the platform hides, and why. */
  hidden: { reason: 200 },
  order: { buyNumMax: 999, linesMax: 100, cartLinesMax: 120, perMinute: 10, remarkLength: 150 },
  idempotency: { keepMs: 86_400_000, keyLength: 255 },
  /** Calls per session; an address may make this many times more. */
  rate: { perMinute: 600, addressFactor: 10 },
} as const
