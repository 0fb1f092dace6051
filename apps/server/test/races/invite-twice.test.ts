import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, aStoreOwner, giveRole } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'
import { storeMembers } from '../../src/modules/identity/data/accounts/account.table.ts'
import { staffInvitations } from '../../src/modules/identity/data/invitations/invitation.table.ts'
import { byCode, CONNECTIONS, naively, warm } from './many.ts'

const TRIES = 10

let server: TestApp
let owner: Account & { readonly storeId: number }
let role: number
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  const { id: storeId } = await aStore(server.ctx)
  owner = { ...(await aStoreOwner(server, storeId)), storeId }
  role = await giveRole(server, { area: 'seller', storeId }, owner.id, ['order.view'])
  await warm(server)
})
afterAll(() => server.close())

const invite = async () =>
  (
    await server.call<{ id: number; token: string }>('POST', '/Seller/staff_invitations', {
      token: owner.token,
      body: { role_id: role },
    })
  ).data
const accept = (who: Account, token: string) =>
  server.call('POST', '/staff_invitation/accept', { token: who.token, body: { token } })
const people = async () => {
  const made: Account[] = []
  for (let at = 0; at < TRIES; at += 1) made.push(await aBuyer(server))
  return made
}
const membersAmong = async (guests: readonly Account[]) => {
  const rows = await server.ctx.db.select().from(storeMembers).where(eq(storeMembers.storeId, owner.storeId))
  return rows.filter(row => guests.some(guest => guest.id === row.userId)).map(row => row.userId)
}
const acceptedBy = async (id: number) => {
  const [row] = await server.ctx.db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
  return row?.acceptedBy
}

describe('one invitation', () => {
  it('accepted by ten people at once makes one of them staff, the others read that it was used', async () => {
    const { id, token } = await invite()
    const guests = await people()

    const answers = await Promise.all(guests.map(guest => accept(guest, token)))

    expect(byCode(answers)).toEqual({ 200: 1, 409: TRIES - 1 })
    expect(new Set(answers.filter(({ code }) => code === 409).map(({ msg }) => msg))).toEqual(
      new Set(['This invitation has been used.']),
    )
    const members = await membersAmong(guests)
    expect(members).toHaveLength(1)
    expect(await acceptedBy(id)).toBe(members[0])
  })

  it('accepted and withdrawn at once is either, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, token } = await invite()
      const guest = await aBuyer(server)
      const [joined, withdrawn] = await Promise.all([
        accept(guest, token),
        server.call('DELETE', `/Seller/staff_invitations/${id}`, owner),
      ])
      expect([joined.code, withdrawn.code].toSorted()).toEqual([200, 409])
      expect(await membersAmong([guest])).toHaveLength(joined.code === 200 ? 1 : 0)
    }
  })

  it('makes all ten staff by code that reads first and writes then (the mutant)', async () => {
    const { id } = await invite()
    const guests = await people()
    await naively(async (met, at) => {
      const open = (await acceptedBy(id)) === null
      await met()
      const guest = guests[at]
      if (!open || guest === undefined) return
      await server.ctx.db.insert(storeMembers).values({
        id: await server.ctx.ids.next(),
        userId: guest.id,
        storeId: owner.storeId,
        role: 'staff',
        createdAt: server.clock.now(),
      })
      await server.ctx.db
        .update(staffInvitations)
        .set({ acceptedBy: guest.id, acceptedAt: server.clock.now() })
        .where(eq(staffInvitations.id, id))
    })
    expect(await membersAmong(guests)).toHaveLength(TRIES)
  })
})
