import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { Person } from '../load/person.ts'
import { prepareAdmins, prepareOwners } from '../stage/staff.ts'
import type { BenchCase } from './bench-case.ts'
import { type DeskCall, deskCalls } from './desk-calls.ts'
import { playJourney, type Scene } from './journey.ts'

const LANES = 4
/** People at their desks: the throttle lets each of them do 600 calls a minute. */
const DESKS = 60

/** A call of the day, before it is measured, with the session that asks it. */
type OnCall = (scene: Scene, call: DeskCall, token: string) => Promise<void>

/** Plays the day of both back offices. */
export async function playStaffDay(scene: Scene, onCall?: OnCall): Promise<void> {
  const { world, client, options, measure } = scene
  const admins = await prepareAdmins(world.shop, DESKS)
  // Only the biggest store: its lists are what grows.
  const owners = await prepareOwners(world.shop, 1, DESKS)
  const silent = (): void => undefined
  for (const [area, desks] of [
    ['admin', admins],
    ['seller', owners],
  ] as const) {
    const people = desks.map(({ token }, at) => new Person(client, at, token, silent))
    const [first] = people
    if (first === undefined) throw new Error('No store has an order.')
    const calls = await deskCalls(world.shop.app.routes, area, AREA_PREFIX[area], first)
    for (const call of calls) {
      const { name, path, rows } = call
      await onCall?.(scene, call, desks[0]?.token ?? '')
      const ask = async (turn: number): Promise<void> => {
        await people[turn % people.length]?.ask(name, 'GET', path, { rows })
      }
      const how = { lanes: LANES, warmUp: { units: LANES * 2 }, length: { units: options.calls }, rounds: 1 }
      await measure(name, ask, how)
    }
  }
}

/**
 * A staff day in both back offices: dashboards, and each list unfiltered, by a name, on its deepest page, and its sums.
 */
export const staffCase: BenchCase = {
  name: 'staff',
  about: 'a staff day: each list and dashboard, by name filter, deepest page, sums',
  run: (stage, options) => {
    const { goods = 30_000, orders = 100_000, stores, buyers } = options
    return playJourney(stage, options, {
      title: 'staff day',
      size: { goods, orders, stores, buyers },
      play: playStaffDay,
    })
  },
}
