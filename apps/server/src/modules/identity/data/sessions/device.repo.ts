import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { knownDevices } from './device.table.ts'

/** A device as the table stores it. */
export interface DeviceOf {
  readonly realm: 'user' | 'admin'
  readonly accountId: number
  readonly deviceHash: string
}

/** Maximum known devices of one account, the latest ones. */
const KEPT = 20

const ofAccount = ({ realm, accountId }: DeviceOf) =>
  and(eq(knownDevices.realm, realm), eq(knownDevices.accountId, accountId))

/** Whether there was a login to this account from this device. */
export async function isKnownDevice(ctx: Ctx, device: DeviceOf): Promise<boolean> {
  const rows = await ctx.root
    .select({ one: sql`1` })
    .from(knownDevices)
    .where(and(ofAccount(device), eq(knownDevices.deviceHash, device.deviceHash)))
  return rows.length > 0
}

/** Remembers a device after a successful login; the oldest ones beyond twenty are forgotten. */
export async function rememberDevice(ctx: Ctx, device: DeviceOf): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .insert(knownDevices)
    .values({ ...device, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.realm, knownDevices.accountId, knownDevices.deviceHash],
      set: { lastAt: now },
    })
  const older = ctx.db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(ofAccount(device))
    .orderBy(desc(knownDevices.lastAt), desc(knownDevices.deviceHash))
    .offset(KEPT)
  await ctx.db.delete(knownDevices).where(and(ofAccount(device), inArray(knownDevices.deviceHash, older)))
}

/** Removes devices that were not used since `time`. */
export async function deleteDevicesBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastAt, time))
}
