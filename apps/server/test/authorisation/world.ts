import type { CartData } from '@shiji/contract/cart/cart.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { SessionRow } from '@shiji/contract/identity/identity.ts'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { eq } from 'drizzle-orm'
import { type Account, aStaffMember, giveRole } from '#harness/account.builder.ts'
import type { TestApp } from '#harness/app.ts'
import { askExport } from '#harness/export.builder.ts'
import { aClass, allowClass, goodsOf } from '#harness/goods.builder.ts'
import { aDocument, aDocumentOf, aStore } from '#harness/store.builder.ts'
import {
  anAddress,
  anExpress,
  aPayer,
  buy,
  commentAll,
  place,
  receive,
  type Shopper,
  ship,
} from '#harness/trade.builder.ts'
import { runDueJobs } from '../../src/infra/jobs/run-jobs.ts'
import { users } from '../../src/modules/identity/data/accounts/account.table.ts'
import { uploads } from '../../src/modules/platform/data/platform.table.ts'

/** A text that only one person's records contain; elsewhere it reveals a leak. */
export const CANARY = 'canary-of-the-first'

/** One side of the world: a buyer and a store, each with their records. */
export interface Side {
  readonly buyer: Shopper
  readonly seller: Account & { readonly storeId: number }
  readonly ids: Readonly<
    Record<
      | 'address'
      | 'addressRequest'
      | 'cart'
      | 'favorite'
      | 'waitingOrder'
      | 'group'
      | 'order'
      | 'orderLine'
      | 'parcel'
      | 'comment'
      | 'question'
      | 'replyTemplate'
      | 'settlement'
      | 'withdrawal'
      | 'goods'
      | 'sku'
      | 'stocktake'
      | 'brandApplication'
      | 'goodsAttr'
      | 'goodsDraft'
      | 'file'
      | 'fileFolder'
      | 'staff'
      | 'role'
      | 'invitation'
      | 'tableView'
      | 'export'
      | 'sheetJob'
      | 'buyerSession'
      | 'sellerSession'
      | 'storeDocument'
      | 'ownDocument',
      number
    >
  >
}

const firstId = (page: { readonly data: { readonly data: readonly { readonly id: number }[] } }): number => {
  const id = page.data.data[0]?.id
  if (id === undefined) throw new Error('the world lacks something')
  return id
}

/**
 * Builds one side through the use cases: goods, a waiting order, and one that was paid, shipped, received, commented
 * and settled.
 */
export async function aSide(server: TestApp, mark: string): Promise<Side> {
  const store = await aStore(server.ctx, { name: `店铺 ${mark}` })
  const seller = {
    id: store.ownerId,
    username: '',
    storeId: store.id,
    token: await server.login('seller', store.ownerId, store.id),
  }
  const buyer = await aPayer(server)
  await server.ctx.db.update(users).set({ nickname: mark }).where(eq(users.id, buyer.id))
  await anExpress(server)
  const goods = await goodsOf(server.ctx, store.id, { name: `商品 ${mark}` })
  const address = await anAddress(server, buyer.id, { receiveName: mark, isDefault: false })
  await server.call('POST', '/user/carts', {
    token: buyer.token,
    body: { goods_id: goods.id, sku_id: goods.skuId, buy_num: 1 },
  })
  const cart = await server.call<CartData>('GET', '/user/carts', { token: buyer.token })
  const kept = await server.call<{ id: number }>('POST', '/user/favorites', {
    token: buyer.token,
    body: { is_type: 0, out_id: goods.id },
  })
  const wanted = { id: goods.id, skuId: goods.skuId }
  const done = (await buy(server, buyer, wanted)).order_id[0] ?? 0
  await ship(server, seller, [done])
  await receive(server, buyer, done)
  await commentAll(server, buyer, done)
  await server.call('POST', '/goods_questions', {
    token: buyer.token,
    key: 'a-question',
    body: { goods_id: goods.id, content: `${mark}?` },
  })
  const waiting = await place(server, buyer, { ...wanted, buyNum: 2 })
  const asking = await buy(server, buyer, { ...wanted, buyNum: 3 })
  const staff = await aStaffMember(server, { id: seller.id, storeId: store.id }, [])
  const role = await giveRole(server, { area: 'seller', storeId: store.id }, staff.id, [])
  const tableView = await savedView(server, seller.token)
  const second = {
    buyer: await server.login('buyer', buyer.id),
    seller: await server.login('seller', seller.id, store.id),
  }
  const sessionOf = async (path: string, token: string) =>
    (await server.call<SessionRow[]>('GET', path, { token })).data.find(row => row.current)?.id ?? 0
  const list = (path: string) => server.call<Page<{ id: number }>>('GET', path, { token: seller.token })
  const order = await server.call<{ order_goods: { id: number }[]; parcels: { id: number }[] }>(
    'GET',
    `/user/order/${done}`,
    {
      token: buyer.token,
    },
  )
  return {
    buyer,
    seller,
    ids: {
      address,
      addressRequest: await askedAddress(server, buyer, asking.order_id[0] ?? 0, address),
      cart: cart.data.stores[0]?.lines[0]?.id ?? 0,
      favorite: kept.data.id,
      waitingOrder: waiting.order_id[0] ?? 0,
      group: waiting.group_id,
      order: done,
      orderLine: order.data.order_goods[0]?.id ?? 0,
      parcel: order.data.parcels[0]?.id ?? 0,
      comment: firstId(await list('/Seller/order_comments')),
      replyTemplate: (
        await server.call<{ id: number }>('POST', '/Seller/reply_templates', {
          token: seller.token,
          body: { content: `${mark}!` },
        })
      ).data.id,
      question: firstId(await list('/Seller/goods_questions')),
      settlement: 0,
      withdrawal: 0,
      goods: goods.id,
      sku: goods.skuId,
      stocktake: await openCount(server, seller.token, mark),
      brandApplication: await made(server, seller.token, 'brand_applications', { name: mark, name_en: mark }),
      fileFolder: await made(server, seller.token, 'file_folders', { name: mark }),
      file: await aFile(server, seller, mark),
      goodsAttr: await made(server, seller.token, 'goods_attrs', {
        kind: 'attribute',
        class_id: await sellableClass(server, seller.storeId),
        name: mark,
        values: [{ name: mark, name_en: mark }],
      }),
      goodsDraft: (
        await server.call<{ id: number }>('PUT', '/Seller/goods_drafts', {
          token: seller.token,
          body: { kind: 'new', goods_id: 0, form: 'formnumber1', version: '', body: JSON.stringify({ mark }) },
        })
      ).data.id,
      staff: staff.id,
      role,
      invitation: await made(server, seller.token, 'staff_invitations', { role_id: role, note: mark }),
      tableView,
      export: await finishedExport(server, seller.token),
      sheetJob: await finishedSheet(server, seller.token),
      buyerSession: await sessionOf('/user/safe/sessions', second.buyer),
      sellerSession: await sessionOf('/Seller/user/safe/sessions', second.seller),
      storeDocument: await aDocument(server.ctx, buyer.id),
      ownDocument: await aDocumentOf(server.ctx, store.id),
    },
  }
}

/** Each store has a settlement by then, and asks for some of its money. */
export async function settled(server: TestApp, side: Side): Promise<Side> {
  const page = await server.call<Page<{ id: number }>>('GET', '/Seller/order_settlements', { token: side.seller.token })
  const body = { amount: 100, name: 'owner', bank_name: 'A', card_no: '4111111111111111', is_company: false }
  const withdrawal = await made(server, side.seller.token, 'cashes', body)
  return { ...side, ids: { ...side.ids, settlement: firstId(page), withdrawal } }
}

/** Exports all orders of the store; returns the id of the finished export. */
const finishedExport = async (server: TestApp, token: string): Promise<number> => {
  const { id } = (await askExport(server, { token }, 'orders', {}, { area: 'Seller' })).data
  await runDueJobs(server.runtime, server.app.jobs, 'long')
  return id
}

/** Writes all orders of the store as a sheet; returns the id of the finished job. */
const finishedSheet = async (server: TestApp, token: string): Promise<number> => {
  const asked = await server.call<{ id: number }>('POST', '/Seller/sheet_jobs/export', {
    token,
    body: { kind: 'orders' },
  })
  await runDueJobs(server.runtime, server.app.jobs, 'long')
  return asked.data.id
}

const made = async (server: TestApp, token: string, page: string, body: object): Promise<number> =>
  (await server.call<{ id: number }>('POST', `/Seller/${page}`, { token, body })).data.id

/** A file in the picture space of the store. */
async function aFile(server: TestApp, seller: Side['seller'], name: string): Promise<number> {
  const id = await server.ctx.ids.next()
  await server.ctx.db.insert(uploads).values({
    ...{ id, area: 'seller', accountId: seller.id, storeId: seller.storeId, field: 'image', name },
    ...{ url: `/files/2026/06/${id}.webp`, mime: 'image/webp', bytes: 10, sha256: String(id) },
    createdAt: server.ctx.clock.now(),
  })
  return id
}

async function sellableClass(server: TestApp, storeId: number): Promise<number> {
  const { id } = await aClass(server.ctx)
  await allowClass(server.ctx, storeId, id)
  return id
}

/** Asks the store to send a paid order to another address; returns the id of the request. */
async function askedAddress(server: TestApp, { token }: Shopper, order: number, address: number): Promise<number> {
  await server.call('PUT', `/user/order/${order}/address`, { token, body: { address_id: address } })
  const { data } = await server.call<OrderDetail>('GET', `/user/order/${order}`, { token })
  if (data.address_request === null) throw new Error('the world lacks a request')
  return data.address_request.id
}

const openCount = async (server: TestApp, token: string, mark: string): Promise<number> => {
  const body = { range: 'all', note: mark }
  return (await server.call<{ id: number }>('POST', '/Seller/stocktakes', { token, body })).data.id
}

const savedView = async (server: TestApp, token: string): Promise<number> => {
  const body = { page: 'goods', name: CANARY, state: '{}' }
  return (await server.call<{ id: number }>('POST', '/Seller/table_views', { token, body })).data.id
}
