import { createHash } from 'node:crypto'
import type { Area } from '@shiji/contract/area.ts'
import { DEVICE_ID } from '@shiji/contract/identity/device.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { type DeviceOf, isKnownDevice } from '../../data/sessions/device.repo.ts'
import { countTry, forgetTries, type TryState, takeTriesBack, triesOf } from '../../data/sessions/login.repo.ts'
import { challengeLevel, type LoginBrake } from '../../domain/login-delay.ts'

const { accountTries, addressTries, challengeAfter, windowMs, strangersLongestMs } = LIMITS.login
/** Tries of one device, of one address on one account, or of one logged-in person: few, then a lock. */
const OF_ONE: LoginBrake = { free: 5, lockAt: accountTries, longestMs: windowMs, windowMs }
/**
 * All strangers on one account: they wait for each other, but never for long, since the owner may be one of them on a
 * new device.
 */
const OF_STRANGERS: LoginBrake = { free: accountTries, longestMs: strangersLongestMs, windowMs }
const OF_ADDRESS: LoginBrake = { free: addressTries, lockAt: addressTries, longestMs: windowMs, windowMs }

/**
 * An address may serve a whole office, so its proof of work starts later than an account's, and grows per ten tries.
 */
const TEN = 10

/** One counter that a try must pass. */
interface Gate {
  readonly key: string
  readonly brake: LoginBrake
  /** What a successful login does to it: forgets the failures, or takes its own try back. */
  readonly onGood: 'forget' | 'back'
}

/** How a login reaches an account: the counters on the way, and the difficulty of the proof of work that it owes. */
export interface Approach {
  readonly gates: readonly Gate[]
  readonly level: number
}

/** Buyers and sellers share one account; admins have their own. */
export const realmOf = (area: Area): DeviceOf['realm'] => (area === 'admin' ? 'admin' : 'user')

/**
 * The device of a login as the table stores it; undefined without a usable id. Bound to the account, so that a device
 * cannot be followed across accounts.
 */
export function deviceOf(area: Area, accountId: number, device: string | undefined): DeviceOf | undefined {
  if (device === undefined || !DEVICE_ID.test(device)) return undefined
  const realm = realmOf(area)
  const deviceHash = createHash('sha256').update(`${realm}|${accountId}|${device}`).digest('hex')
  return { realm, accountId, deviceHash }
}

export interface Comer {
  readonly name: string
  /** Undefined when there is no such account: everything continues as if there were one. */
  readonly accountId: number | undefined
  readonly device: string | undefined
}

/**
 * Classifies a login. A known device has its own tries, whatever strangers do; all other logins share the counters of
 * address and account. Refuses with `login.locked` (429 with the seconds to wait) while one of them has to wait.
 */
export async function approachOf(ctx: Ctx, area: Area, { name, accountId, device }: Comer): Promise<Approach> {
  const realm = realmOf(area)
  const known = deviceOf(area, accountId ?? 0, device)
  const isKnown = known !== undefined && (await isKnownDevice(ctx, known))
  // Strangers are counted by the name that they type: a counter shared by name and phone would reveal that both belong
  // to one account.
  const account = `${realm}:${name.toLowerCase()}`
  const gates: readonly Gate[] = isKnown
    ? [{ key: `device:${realm}:${known.deviceHash}`, brake: OF_ONE, onGood: 'forget' }]
    : [
        { key: `address:${ctx.ip}`, brake: OF_ADDRESS, onGood: 'back' },
        { key: `pair:${account}:${ctx.ip}`, brake: OF_ONE, onGood: 'forget' },
        { key: `account:${account}`, brake: OF_STRANGERS, onGood: 'forget' },
      ]
  const states = await triesOf(
    ctx,
    gates.map(gate => gate.key),
    windowMs,
  )
  refuseEarly(ctx, [...states.values()])
  const levels = gates.map(({ key, brake }) => levelOf(states.get(key)?.failures ?? 0, brake))
  return { gates, level: Math.max(area === 'admin' ? 1 : 0, ...levels) }
}

const levelOf = (failures: number, brake: LoginBrake): number =>
  brake === OF_ADDRESS ? challengeLevel(Math.floor(failures / TEN), 1) : challengeLevel(failures, challengeAfter)

/** How a logged-in person verifies their login password: with their own tries. */
export const approachInside = ({ actor }: Ctx<BuyerActor | SellerActor | AdminActor>): Approach => ({
  gates: [{ key: `inside:${realmOf(actor.kind)}:${actor.id}`, brake: OF_ONE, onGood: 'forget' }],
  level: 0,
})

/**
 * Counts a password try before the password is compared. Refuses with `login.locked` like `approachOf`; then nothing is
 * counted.
 */
export async function beginTry(ctx: Ctx, { gates }: Approach): Promise<void> {
  const passed: string[] = []
  for (const { key, brake } of gates) {
    const nextAt = await countTry(ctx, key, brake)
    if (nextAt !== undefined) {
      await takeTriesBack(ctx, passed)
      throw tooEarly(ctx, nextAt.getTime())
    }
    passed.push(key)
  }
}

/** The password was right: the failures on this way to the account are forgotten, the address gets this try back. */
export async function endTry(ctx: Ctx, { gates }: Approach): Promise<void> {
  const keysThat = (effect: Gate['onGood']) => gates.filter(gate => gate.onGood === effect).map(gate => gate.key)
  await forgetTries(ctx, keysThat('forget'))
  await takeTriesBack(ctx, keysThat('back'))
}

/** The password could not be compared, so the try does not count. */
export const dropTry = (ctx: Ctx, { gates }: Approach): Promise<void> =>
  takeTriesBack(
    ctx,
    gates.map(gate => gate.key),
  )

function refuseEarly(ctx: Ctx, states: readonly TryState[]): void {
  const latest = Math.max(0, ...states.map(({ nextAt }) => nextAt.getTime()))
  if (latest > ctx.clock.now().getTime()) throw tooEarly(ctx, latest)
}

const tooEarly = (ctx: Ctx, nextAt: number): AppError =>
  new AppError(
    'login.locked',
    {},
    { retry_after: Math.max(1, Math.ceil((nextAt - ctx.clock.now().getTime()) / 1_000)) },
  )
