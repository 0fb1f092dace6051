// Written by `npx -y pnpm@12 --filter @shiji/i18n run namespaces` from the files of messages/zh-cn.
import type admin from '../messages/zh-cn/admin.json'
import type audit from '../messages/zh-cn/audit.json'
import type backoffice from '../messages/zh-cn/backoffice.json'
import type comment from '../messages/zh-cn/comment.json'
import type common from '../messages/zh-cn/common.json'
import type content from '../messages/zh-cn/content.json'
import type dashboard from '../messages/zh-cn/dashboard.json'
import type error from '../messages/zh-cn/error.json'
import type exports from '../messages/zh-cn/exports.json'
import type file_space from '../messages/zh-cn/file_space.json'
import type form from '../messages/zh-cn/form.json'
import type freight from '../messages/zh-cn/freight.json'
import type goods from '../messages/zh-cn/goods.json'
import type goods_form from '../messages/zh-cn/goods_form.json'
import type inbox from '../messages/zh-cn/inbox.json'
import type ledger from '../messages/zh-cn/ledger.json'
import type life from '../messages/zh-cn/life.json'
import type login from '../messages/zh-cn/login.json'
import type message from '../messages/zh-cn/message.json'
import type operations from '../messages/zh-cn/operations.json'
import type order from '../messages/zh-cn/order.json'
import type palette from '../messages/zh-cn/palette.json'
import type permission from '../messages/zh-cn/permission.json'
import type price_sheet from '../messages/zh-cn/price_sheet.json'
import type records from '../messages/zh-cn/records.json'
import type refusal from '../messages/zh-cn/refusal.json'
import type registration from '../messages/zh-cn/registration.json'
import type seller from '../messages/zh-cn/seller.json'
import type setting from '../messages/zh-cn/setting.json'
import type sheet from '../messages/zh-cn/sheet.json'
import type shop from '../messages/zh-cn/shop.json'
import type shop_account from '../messages/zh-cn/shop_account.json'
import type shop_comments from '../messages/zh-cn/shop_comments.json'
import type shop_content from '../messages/zh-cn/shop_content.json'
import type shop_favorites from '../messages/zh-cn/shop_favorites.json'
import type shop_goods from '../messages/zh-cn/shop_goods.json'
import type shop_order from '../messages/zh-cn/shop_order.json'
import type shop_page from '../messages/zh-cn/shop_page.json'
import type shop_questions from '../messages/zh-cn/shop_questions.json'
import type shop_store from '../messages/zh-cn/shop_store.json'
import type staff from '../messages/zh-cn/staff.json'
import type status from '../messages/zh-cn/status.json'
import type stock from '../messages/zh-cn/stock.json'
import type stocktake from '../messages/zh-cn/stocktake.json'
import type store from '../messages/zh-cn/store.json'
import type table from '../messages/zh-cn/table.json'
import type ui from '../messages/zh-cn/ui.json'

/** Every namespace with its keys, from the Chinese messages. */
export interface Namespaces {
  readonly admin: typeof admin
  readonly audit: typeof audit
  readonly backoffice: typeof backoffice
  readonly comment: typeof comment
  readonly common: typeof common
  readonly content: typeof content
  readonly dashboard: typeof dashboard
  readonly error: typeof error
  readonly exports: typeof exports
  readonly file_space: typeof file_space
  readonly form: typeof form
  readonly freight: typeof freight
  readonly goods: typeof goods
  readonly goods_form: typeof goods_form
  readonly inbox: typeof inbox
  readonly ledger: typeof ledger
  readonly life: typeof life
  readonly login: typeof login
  readonly message: typeof message
  readonly operations: typeof operations
  readonly order: typeof order
  readonly palette: typeof palette
  readonly permission: typeof permission
  readonly price_sheet: typeof price_sheet
  readonly records: typeof records
  readonly refusal: typeof refusal
  readonly registration: typeof registration
  readonly seller: typeof seller
  readonly setting: typeof setting
  readonly sheet: typeof sheet
  readonly shop: typeof shop
  readonly shop_account: typeof shop_account
  readonly shop_comments: typeof shop_comments
  readonly shop_content: typeof shop_content
  readonly shop_favorites: typeof shop_favorites
  readonly shop_goods: typeof shop_goods
  readonly shop_order: typeof shop_order
  readonly shop_page: typeof shop_page
  readonly shop_questions: typeof shop_questions
  readonly shop_store: typeof shop_store
  readonly staff: typeof staff
  readonly status: typeof status
  readonly stock: typeof stock
  readonly stocktake: typeof stocktake
  readonly store: typeof store
  readonly table: typeof table
  readonly ui: typeof ui
}
