import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { translate } from '@shiji/i18n/server.ts'
import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../infra/context.ts'
import {
  type ExpressClient,
  type ParcelToTrack,
  type Push,
  TRACKING_STATES,
  type Trace,
  UNTRACKED,
} from '../../domain/express-client.ts'

/** Companies of the base data. */
const KNOWN = ['SF', 'ZTO', 'YTO', 'STO', 'YD', 'JTSD', 'EMS', 'YZPY', 'DBL', 'JD', 'CNKD']

/** Events of every parcel, in hours after it was sent. */
const STATIONS = [
  { after: 2, state: 'accepted', key: 'life.trace_accepted' },
  { after: 8, state: 'moving', key: 'life.trace_left' },
  { after: 26, state: 'moving', key: 'life.trace_arrived' },
  { after: 32, state: 'delivering', key: 'life.trace_delivering' },
  { after: 36, state: 'delivered', key: 'life.trace_delivered' },
] as const

const LATEST_MINUTES = 90
/** Signs simulated pushes; protects nothing, since they exist only outside of production. */
const SECRET = 'simulated express'

/** What the simulated company does, for tests. */
export interface SimulatedClient extends ExpressClient<Ctx> {
  /** The signed push that the company would send now. */
  push(ctx: Ctx, parcel: ParcelToTrack): Promise<string>
}

/**
 * Tracking derived from the number and the clock, for demo and tests: picked up after two hours, delivered after a day
 * and a half, each a little later depending on the number. Nothing is stored, so moving the clock moves the parcels.
 * Refuses to work in production.
 */
export const simulatedClient: SimulatedClient = {
  knows: code => KNOWN.includes(code.toUpperCase()),
  track,

  async readPush(ctx, body) {
    refuseProduction(ctx)
    const [sign = '', text = ''] = body.split(' ')
    const [mine, theirs] = [Buffer.from(signOf(text)), Buffer.from(sign)]
    if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return undefined
    const [companyCode = '', number = '', word = ''] = text.split(':')
    const state = TRACKING_STATES.find(each => each === word)
    return state === undefined ? undefined : ({ companyCode, number, state } satisfies Push)
  },

  async push(ctx, parcel) {
    const { state } = await track(ctx, parcel)
    const text = `${parcel.companyCode}:${parcel.number}:${state}`
    return `${signOf(text)} ${text}`
  },
}

async function track(ctx: Ctx, parcel: ParcelToTrack) {
  refuseProduction(ctx)
  if (!simulatedClient.knows(parcel.companyCode)) return UNTRACKED
  const now = ctx.clock.now().getTime()
  const traces = STATIONS.map(({ after, state, key }, index): Trace => {
    const late = lateness(parcel.number, index) * MINUTE
    const place = placeOf(parcel.area)
    const at = new Date(parcel.sentAt.getTime() + after * HOUR + late)
    return { at, state, text: translate('zh-cn', key, { place }), textEn: translate('en', key, { place }) }
  }).filter(({ at }) => at.getTime() <= now)
  return { state: traces.at(-1)?.state ?? 'waiting', traces } as const
}

/** Delay of a station in minutes: always the same for a number. */
const lateness = (number: string, station: number): number =>
  createHash('sha256').update(`${number}:${station}`).digest().readUInt16BE(0) % LATEST_MINUTES

/** The city of an address: its second part, else all of it. */
const placeOf = (area: string): string => area.split(' ')[1] ?? area

const signOf = (text: string): string => createHmac('sha256', SECRET).update(text).digest('hex')

function refuseProduction(ctx: Ctx): void {
  if (ctx.config.mode === 'production') throw new Error('the simulated company does not exist in production')
}
