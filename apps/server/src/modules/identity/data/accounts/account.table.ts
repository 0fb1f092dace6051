import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** Buyers, store owners and store staff. `belong_id` > 0: created by an owner, one store, no storefront (spec §6). */
export const users = pgTable(
  'users',
  {
    id: id('id').primaryKey(),
    belongId: id('belong_id').notNull().default(0),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Set by the buyer, never defaulted. */
    payPasswordHash: text('pay_password_hash'),
    /**
     * Tries are counted in `pay_password_tries`; these two columns are used by the previous release and dropped with
     * the next.
     */
    payFailures: integer('pay_failures').notNull().default(0),
    payLockedUntil: instant('pay_locked_until'),
    nickname: text('nickname').notNull(),
    sex: integer('sex').notNull().default(0),
    avatar: text('avatar').notNull().default(''),
    phone: text('phone'),
    email: text('email'),
    inviterId: id('inviter_id'),
    status: text('status').notNull().default('active'),
    loginTime: instant('login_time'),
    lastLoginTime: instant('last_login_time'),
    lastIp: text('last_ip').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_phone').on(table.phone),
    index('users_by_owner').on(table.belongId, table.id),
    index('users_by_time').on(table.createdAt, table.id),
    index('users_by_inviter').on(table.inviterId),
    check('users_status', sql`${table.status} in ('active','disabled')`),
    check('users_no_self_invite', sql`${table.inviterId} is null or ${table.inviterId} <> ${table.id}`),
  ],
)

export const admins = pgTable(
  'admins',
  {
    id: id('id').primaryKey(),
    belongId: id('belong_id').notNull().default(0),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull().default(''),
    isSuper: boolean('is_super').notNull().default(false),
    status: text('status').notNull().default('active'),
    loginTime: instant('login_time'),
    lastLoginTime: instant('last_login_time'),
    lastIp: text('last_ip').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('admins_username').on(sql`lower(${table.username})`),
    check('admins_status', sql`${table.status} in ('active','disabled')`),
  ],
)

/** Who works for which store. The owner's row has role `owner`. */
export const storeMembers = pgTable(
  'store_members',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    storeId: id('store_id').notNull(),
    role: text('role').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('store_members_once').on(table.userId, table.storeId),
    index('store_members_by_store').on(table.storeId, table.id),
    check('store_members_role', sql`${table.role} in ('owner','staff')`),
  ],
)

/** Delivery addresses of buyers; an order keeps a copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    receiveName: text('receive_name').notNull(),
    receiveTel: text('receive_tel').notNull(),
    provinceId: id('province_id').notNull(),
    cityId: id('city_id').notNull(),
    regionId: id('region_id').notNull(),
    /** Names of the three divisions, space separated, as shown when the address was saved. */
    areaInfo: text('area_info').notNull(),
    address: text('address').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('addresses_by_user').on(table.userId, table.id),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)
