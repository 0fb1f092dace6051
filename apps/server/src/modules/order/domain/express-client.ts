/**
 * How far a parcel has come: `unknown` when the client cannot say, `waiting` until the company has it, then `accepted`, `moving`, `delivering`,
 * `delivered`; `problem` when the company says that something went wrong.
 */
export const TRACKING_STATES = [
  'unknown',
  'waiting',
  'accepted',
  'moving',
  'delivering',
  'delivered',
  'problem',
] as const
export type TrackingState = (typeof TRACKING_STATES)[number]

/** One thing that happened to a parcel, in the reader's language where the company has it. */
export interface Trace {
  readonly at: Date
  readonly state: TrackingState
  readonly text: string
}

/** Traces with the oldest first; the last one has the state of the whole. */
export interface Tracking {
  readonly state: TrackingState
  readonly traces: readonly Trace[]
}

/** A parcel as a client needs it. */
export interface ParcelToTrack {
  readonly companyCode: string
  readonly number: string
  readonly sentAt: Date
  /** Where it goes, as the receiver wrote it. */
  readonly area: string
  /** The last four digits of the receiver's phone, which some companies want to see. */
  readonly phoneTail: string
}

/** What a company sends by itself when a parcel moves. */
export interface Push {
  readonly companyCode: string
  readonly number: string
  readonly state: TrackingState
}

/**
 * Where tracking comes from. `track` is called when an order is read, so it answers from memory or from tables of this server: a client
 * that must ask elsewhere does so in a job and keeps the answer. The contract is `express-client.contract.test.ts`. `Call` is the context of the server.
 */
export interface ExpressClient<Call> {
  /** Whether it tracks parcels of that company, by its code in any case. */
  knows(companyCode: string): boolean
  /** What happened so far, nothing of the future. Of a company that it does not know: `UNTRACKED`. */
  track(call: Call, parcel: ParcelToTrack): Promise<Tracking>
  /** What a push says, if it was signed by the sender; undefined otherwise. */
  readPush(call: Call, body: string): Promise<Push | undefined>
}

/** The answer for a parcel that nobody tracks. */
export const UNTRACKED: Tracking = { state: 'unknown', traces: [] }
