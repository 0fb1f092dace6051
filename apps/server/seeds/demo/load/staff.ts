import type { AdminPermission, SellerPermission } from '@shiji/contract/permissions.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import { DEMO } from '../../base/demo-accounts.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import { accountRow, avatarOf, DEMO_STORE } from './people.ts'
import { DEMO_PASSWORD_HASH } from './secrets.ts'
import type { LoadedStore } from './stores.ts'

interface Role<P> {
  readonly name: string
  readonly username: string
  readonly nickname: string
  readonly permissions: readonly P[]
}

const SELLER_ROLES: readonly Role<SellerPermission>[] = [
  {
    name: '仓库 Warehouse',
    username: DEMO.warehouse.username,
    nickname: '阿库',
    permissions: [
      'dashboard.view',
      'order.view',
      'order.ship',
      'goods.view',
      'stock.view',
      'stock.update',
      'freight.view',
    ],
  },
  {
    name: '客服 Customer service',
    username: DEMO.service.username,
    nickname: '小服',
    permissions: [
      'goods.view',
      'goods_question.view',
      'goods_question.reply',
      'order.view',
      'order_comment.view',
      'order_comment.reply',
      'upload.create',
    ],
  },
]

const ADMIN_ROLES: readonly Role<AdminPermission>[] = [
  {
    name: '运营 Operations',
    username: DEMO.operator.username,
    nickname: '运营小周',
    permissions: [
      'dashboard.view',
      'user.view',
      'store.view',
      'store.review',
      'store.document',
      'goods_class.view',
      'goods_brand.view',
      'search_synonym.view',
      'search_synonym.create',
      'search_synonym.update',
      'goods.view',
      'goods.update',
      'goods.review',
      'goods_question.view',
      'goods_question.hide',
      'order.view',
      'order_comment.view',
      'order_comment.hide',
      'order_comment.delete',
      'upload.create',
      'adv_space.view',
      'adv.view',
      'adv.create',
      'adv.update',
      'notice.view',
      'notice.create',
      'notice.update',
      'article_menu.view',
      'article.view',
      'article.create',
      'article.update',
      'agreement.view',
    ],
  },
  {
    name: '财务 Finance',
    username: DEMO.accountant.username,
    nickname: '财务老陈',
    permissions: [
      'dashboard.view',
      'order.view',
      'stock.view',
      'book.view',
      'book.check',
      'money_log.view',
      'order_settlement.view',
      'cash.view',
      'cash.approve',
      'cash.pay',
      'user.view',
    ],
  },
]

export interface LoadedAdmin {
  readonly id: number
  readonly name: string
}

/**
 * Staff of the demo's store and of the platform, each with the one role that their work needs; returns the platform's
 * staff.
 */
export async function loadStaff(tx: Ctx, line: NumberLine, stores: readonly LoadedStore[]): Promise<LoadedAdmin[]> {
  const createdAt = new Date(tx.clock.now().getTime() - 120 * DAY)
  const store = stores[DEMO_STORE]
  const inStore = SELLER_ROLES.map(role => ({ ...role, id: line.take(), roleId: line.take() }))
  const onPlatform = ADMIN_ROLES.map(role => ({ ...role, id: line.take(), roleId: line.take() }))
  await insertRows(
    tx,
    'users',
    inStore.map(({ id, username, nickname }, index) => ({
      ...accountRow(id, username, nickname, createdAt),
      belong_id: store?.ownerId,
      phone: null,
      avatar: avatarOf(index + 20),
    })),
  )
  await insertRows(
    tx,
    'store_members',
    inStore.map(({ id }) => ({
      id: line.take(),
      user_id: id,
      store_id: store?.id,
      role: 'staff',
      created_at: createdAt,
    })),
  )
  await insertRows(
    tx,
    'admins',
    onPlatform.map(({ id, username, nickname }, index) => ({
      id,
      belong_id: 0,
      username,
      password_hash: DEMO_PASSWORD_HASH,
      nickname,
      avatar: avatarOf(index + 30),
      is_super: false,
      status: 'active',
      last_ip: '',
      created_at: createdAt,
    })),
  )
  const roles = [
    ...inStore.map(role => ({ ...role, area: 'seller', storeId: store?.id ?? null })),
    ...onPlatform.map(role => ({ ...role, area: 'admin', storeId: null })),
  ]
  await insertRows(
    tx,
    'roles',
    roles.map(({ roleId, area, storeId, name }) => ({
      id: roleId,
      area,
      store_id: storeId,
      name,
      created_at: createdAt,
    })),
  )
  await insertRows(
    tx,
    'role_permissions',
    roles.flatMap(({ roleId, permissions }) => permissions.map(permission => ({ role_id: roleId, permission }))),
  )
  await insertRows(
    tx,
    'account_roles',
    roles.map(({ area, id, roleId }) => ({ area, account_id: id, role_id: roleId })),
  )
  return onPlatform.map(({ id, nickname }) => ({ id, name: nickname }))
}
