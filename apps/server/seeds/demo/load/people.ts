import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { DEMO } from '../../base/demo-accounts.ts'
import type { WorldStore } from '../catalog/branches.ts'
import { PICTURES } from '../catalog/goods/pictures.ts'
import { type DemoAddress, type DemoBuyer, generateBuyers } from '../catalog/people.ts'
import { STORES } from '../catalog/stores.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import { DEMO_PASSWORD_HASH, DEMO_PAY_PASSWORD_HASH } from './secrets.ts'

export interface LoadedAddress extends DemoAddress {
  readonly id: number
  readonly areaInfo: string
}

export interface LoadedBuyer extends Omit<DemoBuyer, 'addresses'> {
  readonly id: number
  readonly createdAt: Date
  readonly addresses: readonly LoadedAddress[]
}

/** The store that the demo's seller account owns. */
export const DEMO_STORE = STORES.findIndex(store => store.en === 'Wood & Light')

interface Division {
  readonly codes: readonly [number, number, number]
  readonly names: string
}

async function readDivisions(tx: Ctx): Promise<Division[]> {
  const { rows } = await tx.db.execute<Record<string, unknown>>(sql`
    select p.id as province, c.id as city, d.id as district, p.name_zh || ' ' || c.name_zh || ' ' || d.name_zh as names
    from areas d join areas c on c.id = d.pid join areas p on p.id = c.pid
    where d.level = 3 and p.id < 660000 order by d.id`)
  return rows.map(row => ({
    codes: [Number(row.province), Number(row.city), Number(row.district)] as const,
    names: String(row.names),
  }))
}

/** Buyers with addresses; the first two are the demo's rich and its new buyer. */
export async function loadBuyers(tx: Ctx, line: NumberLine, seed: number, count: number): Promise<LoadedBuyer[]> {
  const divisions = await readDivisions(tx)
  const names = new Map(divisions.map(({ codes, names: text }) => [codes[2], text]))
  const now = tx.clock.now()
  const generated = generateBuyers(
    seed,
    count,
    divisions.map(division => division.codes),
  )
  const ids = line.many(count)
  // Later buyers have higher ids, as in a shop that grew.
  const ranks = new Map(generated.toSorted((a, b) => b.ageDays - a.ageDays).map((buyer, rank) => [buyer, rank]))
  const buyers = generated.map((buyer, index): LoadedBuyer => {
    const phone = [DEMO.buyer, DEMO.newcomer][index]?.username ?? buyer.phone
    return {
      ...buyer,
      phone,
      nickname: ['小林', '新来的'][index] ?? buyer.nickname,
      id: ids[ranks.get(buyer) ?? 0] ?? 0,
      createdAt: new Date(now.getTime() - Math.round(buyer.ageDays * DAY)),
      addresses: buyer.addresses.map(address => ({
        ...address,
        id: line.take(),
        areaInfo: names.get(address.division[2]) ?? '',
      })),
    }
  })
  const invitedBy = invitations(buyers)
  await insertRows(
    tx,
    'users',
    buyers.map((buyer, index) => ({
      ...accountRow(buyer.id, buyer.phone, buyer.nickname, buyer.createdAt),
      pay_password_hash: index === 0 ? DEMO_PAY_PASSWORD_HASH : null,
      sex: buyer.sex,
      avatar: avatarOf(buyer.avatar),
      inviter_id: invitedBy.get(buyer.id) ?? null,
      login_time: new Date(now.getTime() - Math.round(buyer.ageDays * buyer.absence * DAY)),
    })),
  )
  await insertRows(
    tx,
    'addresses',
    buyers.flatMap(buyer =>
      buyer.addresses.map((address, index) => ({
        id: address.id,
        user_id: buyer.id,
        receive_name: address.receiveName,
        receive_tel: address.receiveTel,
        province_id: address.division[0],
        city_id: address.division[1],
        region_id: address.division[2],
        area_info: address.areaInfo,
        address: address.address,
        is_default: index === 0,
        created_at: buyer.createdAt,
      })),
    ),
  )
  return buyers
}

/**
 * Who invited whom, by id: inviters are between the first buyer and the invited one, so that levels form below the
 * first.
 */
function invitations(buyers: readonly LoadedBuyer[]): ReadonlyMap<number, number> {
  const [first] = buyers
  const since = buyers
    .filter(buyer => buyer.eagerness > 0 && first !== undefined && buyer.createdAt >= first.createdAt)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return new Map(
    since.flatMap(({ id, inviter }, at) => {
      const by = inviter === undefined ? undefined : since[Math.floor(inviter * at)]
      return by === undefined || by.id === id ? [] : [[id, by.id] as const]
    }),
  )
}

const AVATARS = 40

/** One of the committed faces. */
export const avatarOf = (index: number): string =>
  `${PICTURES}/avatars/${String((index % AVATARS) + 1).padStart(2, '0')}.webp`

/** Row of `users` with the demo password. */
export const accountRow = (id: number, phone: string, nickname: string, createdAt: Date) => ({
  id,
  belong_id: 0,
  username: phone,
  password_hash: DEMO_PASSWORD_HASH,
  pay_failures: 0,
  nickname,
  sex: 0,
  avatar: '',
  phone,
  status: 'active',
  last_ip: '',
  created_at: createdAt,
})

/** Phones of owners: 139-0000-01xx, those of branches 139-1xxx-xxxx. */
const ownerPhone = (index: number): string =>
  index < STORES.length ? `139000001${String(index + 1).padStart(2, '0')}` : `1391${String(index + 1).padStart(7, '0')}`

/** One owner per store; the demo's seller account owns `DEMO_STORE`. Returns the stores with the ids of their owners. */
export async function loadOwners<T extends WorldStore>(
  tx: Ctx,
  line: NumberLine,
  stores: readonly T[],
): Promise<(T & { readonly ownerId: number })[]> {
  const createdAt = new Date(tx.clock.now().getTime() - 300 * DAY)
  const owners = stores.map(({ store }, index) => ({
    ...accountRow(
      line.take(),
      index === DEMO_STORE ? DEMO.owner.username : ownerPhone(index),
      `${store.zh}店主`,
      createdAt,
    ),
    avatar: avatarOf(index * 3 + 1),
  }))
  await insertRows(tx, 'users', owners)
  return stores.map((one, index) => ({ ...one, ownerId: owners[index]?.id ?? 0 }))
}
