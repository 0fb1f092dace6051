export type CrudVerb = 'view' | 'create' | 'update' | 'delete'

const crud = <const N extends string>(noun: N) =>
  [`${noun}.view`, `${noun}.create`, `${noun}.update`, `${noun}.delete`] as const

/**
 * Permissions of platform staff, by group (spec §6, product §1). A super admin holds all.
 * Display names are i18n keys `permission.<id>` and `permission.group.<group>`.
 */
export const ADMIN_PERMISSIONS = {
  dashboard: ['dashboard.view'],
  account: [
    ...crud('admin'),
    ...crud('role'),
    'permission.view',
    'permission.update',
    ...crud('user'),
    'session.revoke',
  ],
  platform: [
    ...crud('express'),
    ...crud('area'),
    ...crud('menu'),
    'config.view',
    'config.update',
    'upload.create',
    'sheet.export',
  ],
  operation: [
    'audit.view',
    'job.view',
    'job.retry',
    'clock.view',
    'clock.move',
    'book.view',
    'book.check',
    'sms_log.view',
  ],
  content: [
    ...crud('adv_space'),
    ...crud('adv'),
    ...crud('notice'),
    ...crud('article_menu'),
    ...crud('article'),
    ...crud('agreement'),
  ],
  store: [...crud('store'), 'store.review', 'store.document', ...crud('grade')],
  goods: [
    ...crud('goods_class'),
    ...crud('goods_brand'),
    'brand_application.view',
    'brand_application.review',
    ...crud('search_synonym'),
    'goods.view',
    'goods.update',
    'goods.review',
    'stock.view',
    'goods_question.view',
    'goods_question.hide',
  ],
  order: [
    'order.view',
    'order.cancel',
    'order.ship',
    'order.address',
    'order_comment.view',
    'order_comment.reply',
    'order_comment.hide',
    'order_comment.delete',
  ],
  money: [
    'money_log.view',
    'money.adjust',
    'order_settlement.view',
    'order_settlement.run',
    'cash.view',
    'cash.approve',
    'cash.pay',
  ],
} as const

/** Permissions of a store's staff, by group. The owner holds all; staff hold those of their roles. */
export const SELLER_PERMISSIONS = {
  dashboard: ['dashboard.view'],
  goods: [
    ...crud('goods'),
    'stock.view',
    'stock.update',
    'goods_brand.view',
    ...crud('brand_application'),
    ...crud('goods_attr'),
    'goods_question.view',
    'goods_question.reply',
    'sheet.export',
    'sheet.import',
  ],
  order: [
    'order.view',
    'order.ship',
    'order.note',
    'order.price',
    'order.address',
    'order_comment.view',
    'order_comment.reply',
  ],
  money: ['money_log.view', 'order_settlement.view', 'cash.view', 'cash.create'],
  store: [
    'store.view',
    'store.update',
    'store.registration',
    'freight.view',
    'freight.update',
    'file_space.view',
    'file_space.update',
    'upload.create',
  ],
  account: [...crud('user'), ...crud('role'), 'audit.view'],
} as const

export type AdminPermission = (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS][number]
export type SellerPermission = (typeof SELLER_PERMISSIONS)[keyof typeof SELLER_PERMISSIONS][number]
export type Permission = AdminPermission | SellerPermission

export const allAdminPermissions: readonly AdminPermission[] = Object.values(ADMIN_PERMISSIONS).flat()
export const allSellerPermissions: readonly SellerPermission[] = Object.values(SELLER_PERMISSIONS).flat()

/** Nouns whose records have a permission to view them. */
export type ViewNoun = Permission extends infer P ? (P extends `${infer N}.view` ? N : never) : never

/** Nouns whose records have a permission each to view, create, update and delete. */
export type CrudNoun = { [N in ViewNoun]: `${N}.${CrudVerb}` extends Permission ? N : never }[ViewNoun]

/** The permission of one button of an ordinary resource. */
export const crudPermission = (noun: CrudNoun, verb: CrudVerb): Permission => `${noun}.${verb}` as const
