/**
 * Progress of a parcel: `unknown` when the client cannot tell, `waiting` until the company has it, then `accepted`,
 * `moving`, `delivering`, `delivered`; `problem` when the company reports one.
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

/** One event of a parcel. */
export interface Trace {
  readonly at: Date
  readonly state: TrackingState
  /** As the company says it, in Chinese. */
  readonly text: string
  /** In English; empty if the company reports in one language only. */
  readonly textEn: string
}

/** Events with the oldest first; the last one has the state of the whole. */
export interface Tracking {
  readonly state: TrackingState
  readonly traces: readonly Trace[]
}

/** A parcel as a client needs it. */
export interface ParcelToTrack {
  readonly companyCode: string
  readonly number: string
  readonly sentAt: Date
  /** Destination, as the receiver wrote it. */
  readonly area: string
  /** The last four digits of the receiver's phone, which some companies require. */
  readonly phoneTail: string
}

/** A notification that a company sends when a parcel moves. */
export interface Push {
  readonly companyCode: string
  readonly number: string
  readonly state: TrackingState
}

/**
 * Source of parcel tracking. Only the job of `use-cases/tracking/refresh-tracks.ts` calls `track`, outside of
 * transactions, and stores the answer: readers never wait for a client. The contract is
 * `express-client.contract.test.ts`. `Call` is the context of the server.
 */
export interface ExpressClient<Call> {
  /** Whether it tracks parcels of that company, by its code in any case. */
  knows(companyCode: string): boolean
  /**
   * Events up to now, none of the future. For an unknown company: `UNTRACKED`. Throws when the service cannot be
   * reached, refuses, or answers something else, within seconds.
   */
  track(call: Call, parcel: ParcelToTrack): Promise<Tracking>
  /** The content of a push, if it was signed by the sender; undefined otherwise. */
  readPush(call: Call, body: string): Promise<Push | undefined>
}

/** The answer for an untracked parcel. */
export const UNTRACKED: Tracking = { state: 'unknown', traces: [] }
