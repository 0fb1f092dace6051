import type { StaffRow, UserInfo } from '@shiji/contract/identity/identity.ts'
import type { Invitation, InvitationOffer, NewInvitation, OwnStores } from '@shiji/contract/identity/invitations.ts'
import { STORE_HEADER } from '@shiji/contract/identity/store-header.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { staffInvitations } from '../data/invitations/invitation.table.ts'
import { joinStore } from '../index.ts'

let server: TestApp
let owner: Account & { readonly storeId: number }
let other: Account & { readonly storeId: number }
const ownerOfStore = async (name: string) => {
  const { id } = await aStore(server.ctx, { name })
  return { ...(await aStoreOwner(server, id)), storeId: id }
}
beforeAll(async () => {
  server = await createTestApp()
  owner = await ownerOfStore('木作')
  other = await ownerOfStore('灯屋')
})
afterAll(() => server.close())

const roleOf = async (who: Account, permissions: readonly Permission[], name = '打包') =>
  (await server.call<{ id: number }>('POST', '/Seller/roles', { token: who.token, body: { name, permissions } })).data
    .id
const inviting = (who: Account, role_id: number, note?: string) =>
  server.call<NewInvitation>('POST', '/Seller/staff_invitations', {
    token: who.token,
    body: { role_id, ...(note === undefined ? {} : { note }) },
  })
const invited = async (permissions: readonly Permission[] = ['order.view', 'order.ship'], by: Account = owner) =>
  (await inviting(by, await roleOf(owner, permissions), '周末帮忙')).data
const offer = async (token: string, who?: Account) =>
  (
    await server.call<InvitationOffer>('POST', '/staff_invitation/offer', {
      ...(who === undefined ? {} : { token: who.token }),
      body: { token },
    })
  ).data
const accept = (who: Account, token: string) =>
  server.call<{ store_id: number }>('POST', '/staff_invitation/accept', { token: who.token, body: { token } })
const withdraw = (who: Account, id: number) => server.call('DELETE', `/Seller/staff_invitations/${id}`, who)
const list = async (who: Account) => (await server.call<Invitation[]>('GET', '/Seller/staff_invitations', who)).data

describe('a link that invites staff', () => {
  it('makes the person who opens it staff of the store with its role, at once', async () => {
    const { token, link } = await invited()
    expect(link.endsWith(`/store/invite#${token}`)).toBe(true)
    expect(await offer(token)).toMatchObject({
      state: 'open',
      store_name: '木作',
      role: '打包',
      note: '周末帮忙',
      member: false,
    })
    const guest = await aBuyer(server)
    expect(await accept(guest, token)).toMatchObject({ code: 200, data: { store_id: owner.storeId } })
    const desk = await server.login('seller', guest.id, owner.storeId)
    const info = await server.call<UserInfo>('POST', '/Seller/auth/info', { token: desk, body: {} })
    expect(info.data).toMatchObject({
      store_id: owner.storeId,
      is_super: false,
      permissions: ['order.view', 'order.ship'],
    })
    const staff = await server.call<StaffRow>('GET', `/Seller/users/${guest.id}`, owner)
    expect(staff.data.roles).toEqual([{ id: expect.any(Number), name: '打包' }])
  })

  it('is used once, also by the same person', async () => {
    const { token, id } = await invited()
    const guest = await aBuyer(server)
    await accept(guest, token)
    const answers = [await accept(await aBuyer(server), token), await accept(guest, token)]
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual(
      answers.map(() => [409, 'This invitation has been used.']),
    )
    expect(await offer(token)).toMatchObject({ state: 'used', store_name: '木作', role: '', note: '' })
    expect((await list(owner)).find(row => row.id === id)).toMatchObject({
      state: 'used',
      accepted_by: expect.stringMatching(/^user/),
    })
    expect(await withdraw(owner, id)).toMatchObject({ code: 409, msg: 'This invitation has been used.' })
  })

  it('is refused once it is withdrawn', async () => {
    const { token, id } = await invited()
    expect((await withdraw(owner, id)).code).toBe(200)
    expect(await accept(await aBuyer(server), token)).toMatchObject({
      code: 409,
      msg: 'This invitation has been withdrawn.',
    })
    expect((await offer(token)).state).toBe('withdrawn')
  })

  it('ends after seven days, to the millisecond', async () => {
    const { token, id } = await invited()
    const guest = await aBuyer(server)
    const end = new Date(server.clock.now().getTime() + LIMITS.invitation.ms)
    const endsAt = (moment: Date) =>
      server.ctx.db.update(staffInvitations).set({ expiresAt: moment }).where(eq(staffInvitations.id, id))
    const [row] = await server.ctx.db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
    expect(Math.abs((row?.expiresAt.getTime() ?? 0) - end.getTime())).toBeLessThan(60_000)
    await endsAt(server.clock.now())
    expect(await accept(guest, token)).toMatchObject({ code: 409, msg: 'This invitation has expired.' })
    expect((await offer(token)).state).toBe('expired')
    await endsAt(end)
    expect((await accept(guest, token)).code).toBe(200)
  })

  it.each(['', 'x', 'A'.repeat(43)])('that nobody was given opens nothing: "%s"', async token => {
    expect(await offer(token)).toMatchObject({ state: 'unknown', store_name: '' })
    expect(await accept(await aBuyer(server), token)).toMatchObject({
      code: 409,
      msg: 'This link is wrong. Please ask for a new invitation.',
    })
  })

  it('is tried twenty times a minute by one person and no more', async () => {
    const guest = await aBuyer(server)
    const codes: number[] = []
    for (let at = 0; at < 21; at += 1) codes.push((await accept(guest, `guess-${at}`)).code)
    expect([...new Set(codes.slice(0, 20)), codes[20]]).toEqual([409, 429])
  })

  it('is for people who are not there yet, and stays open when they try', async () => {
    const { token } = await invited()
    const buyerOfOwner = { ...owner, token: await server.login('buyer', owner.id) }
    expect((await offer(token, buyerOfOwner)).member).toBe(true)
    expect(await accept(buyerOfOwner, token)).toMatchObject({ code: 409, msg: 'You already work for this store.' })
    expect((await accept(await aBuyer(server), token)).code).toBe(200)
  })

  it('needs a login, which visitors of the offer do not', async () => {
    const { token } = await invited()
    expect((await server.call('POST', '/staff_invitation/accept', { body: { token } })).code).toBe(401)
    expect((await offer(token)).state).toBe('open')
  })

  it('is in no row and no log: only its hash is stored', async () => {
    const { token, id } = await invited()
    const [row] = await server.ctx.db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
    const entries = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(JSON.stringify([row, entries, await list(owner)])).not.toContain(token)
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(entries.map(({ action, storeId }) => [action, storeId])).toEqual([
      ['staff_invitation.create', owner.storeId],
    ])
    const guest = await aBuyer(server)
    await accept(guest, token)
    const after = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(after.map(({ action, storeId, actorId }) => [action, storeId, actorId])).toContainEqual([
      'staff_invitation.update',
      owner.storeId,
      guest.id,
    ])
  })
})

describe('who invites', () => {
  it('needs the permission to add staff and gives no more than they hold', async () => {
    const small = await roleOf(owner, ['order.view'])
    const big = await roleOf(owner, ['money_log.view'])
    const clerk = await aStaffMember(server, owner, ['user.view', 'user.create', 'order.view'])
    const viewer = await aStaffMember(server, owner, ['user.view'])
    expect((await inviting(clerk, small)).code).toBe(200)
    expect((await inviting(clerk, big)).code).toBe(402)
    expect((await inviting(viewer, small)).code).toBe(402)
    expect((await withdraw(viewer, (await list(owner))[0]?.id ?? 0)).code).toBe(402)
    expect((await inviting(owner, await roleOf(other, ['order.view']))).data).toEqual({
      fields: { role_id: expect.any(String) },
    })
  })

  it('sees and withdraws invitations of the own store only', async () => {
    const { id, token } = await invited()
    expect((await list(other)).some(row => row.id === id)).toBe(false)
    expect((await withdraw(other, id)).code).toBe(404)
    expect((await offer(token)).state).toBe('open')
  })

  it('and has left the store, or lost the right, leaves links that open nothing', async () => {
    const role = await roleOf(owner, ['order.view'])
    const clerk = await aStaffMember(server, owner, ['user.view', 'user.create', 'order.view'])
    const { token, id } = (await inviting(clerk, role)).data
    expect((await offer(token)).state).toBe('open')
    await server.call('DELETE', `/Seller/users/${clerk.id}`, owner)
    expect((await offer(token)).state).toBe('withdrawn')
    expect(await accept(await aBuyer(server), token)).toMatchObject({ code: 409 })
    expect((await list(owner)).find(row => row.id === id)?.state).toBe('withdrawn')
  })

  it('keeps the role of an open invitation; that of withdrawn ones can be deleted', async () => {
    const role = await roleOf(owner, ['order.view'])
    const { id } = (await inviting(owner, role)).data
    const remove = () => server.call('DELETE', `/Seller/roles/${role}`, owner)
    expect(await remove()).toMatchObject({ code: 409 })
    await withdraw(owner, id)
    expect((await remove()).code).toBe(200)
    expect((await list(owner)).find(row => row.id === id)).toMatchObject({ role: '', state: 'withdrawn' })
  })
})

describe('one person in several stores', () => {
  const twoStores = async () => {
    const person = await aBuyer(server)
    for (const { storeId } of [owner, other]) await joinStore(server.ctx, { userId: person.id, storeId, role: 'staff' })
    return { ...person, token: await server.login('seller', person.id, owner.storeId) }
  }
  const switchTo = (who: Account, store_id: number) =>
    server.call<{ defaultUrl: string }>('POST', '/Seller/switch_store', { token: who.token, body: { store_id } })
  const info = async (who: Account) =>
    (await server.call<UserInfo>('POST', '/Seller/auth/info', { token: who.token, body: {} })).data

  it('switches between them and then acts for the other one', async () => {
    const person = await twoStores()
    const stores = (await server.call<OwnStores>('GET', '/Seller/own_stores', person)).data
    expect(stores).toEqual([
      { id: owner.storeId, name: '木作', role: 'staff', current: true },
      { id: other.storeId, name: '灯屋', role: 'staff', current: false },
    ])
    expect((await switchTo(person, other.storeId)).code).toBe(200)
    expect(await info(person)).toMatchObject({ store_id: other.storeId, store_name: '灯屋' })
  })

  it('cannot switch to a store of others', async () => {
    const third = await ownerOfStore('茶舍')
    const person = await twoStores()
    expect((await switchTo(person, third.storeId)).code).toBe(404)
    expect((await info(person)).store_id).toBe(owner.storeId)
  })

  it('has in each store the permissions of its roles only', async () => {
    const person = await twoStores()
    const role = await roleOf(owner, ['role.view'])
    await server.call('PUT', `/Seller/users/${person.id}`, { token: owner.token, body: { role_id: [role] } })
    expect((await server.call('GET', '/Seller/roles', person)).code).toBe(200)
    await switchTo(person, other.storeId)
    expect((await server.call('GET', '/Seller/roles', person)).code).toBe(402)
  })

  it('who is removed from the store is refused at the next call and can still work for the other', async () => {
    const person = await twoStores()
    expect((await server.call('DELETE', `/Seller/users/${person.id}`, owner)).code).toBe(200)
    expect((await server.call('GET', '/Seller/own_stores', person)).code).toBe(401)
    const again = await server.login('seller', person.id, other.storeId)
    expect((await server.call('POST', '/Seller/auth/info', { token: again, body: {} })).code).toBe(200)
  })

  it('saves nothing from a page of one store while another tab works for the other', async () => {
    const { token } = await ownerOfTwo()
    const body = { name: '夜班', permissions: ['order.view'] }
    const fromPageOf = (storeId: number) =>
      server.call('POST', '/Seller/roles', { token, body, headers: { [STORE_HEADER]: String(storeId) } })
    expect((await fromPageOf(owner.storeId)).code).toBe(200)
    await server.call('POST', '/Seller/switch_store', { token, body: { store_id: other.storeId } })
    expect(await fromPageOf(owner.storeId)).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/^You have switched to another store/),
    })
    const back = { token, body: { store_id: owner.storeId }, headers: { [STORE_HEADER]: String(owner.storeId) } }
    expect((await server.call('POST', '/Seller/switch_store', back)).code).toBe(200)
    expect((await fromPageOf(owner.storeId)).code).toBe(200)
  })

  /** The owner of one store, who owns a second one. */
  async function ownerOfTwo() {
    await joinStore(server.ctx, { userId: owner.id, storeId: other.storeId, role: 'owner' })
    return { token: await server.login('seller', owner.id, owner.storeId) }
  }
})
