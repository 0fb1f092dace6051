import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** Roles of platform staff (`store_id` null) or of one store's staff. */
export const roles = pgTable(
  'roles',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    storeId: id('store_id'),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('roles_by_owner').on(table.area, table.storeId, table.id),
    check(
      'roles_area',
      sql`(${table.area} = 'admin' and ${table.storeId} is null) or (${table.area} = 'seller' and ${table.storeId} is not null)`,
    ),
  ],
)

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  table => [primaryKey({ columns: [table.roleId, table.permission] })],
)

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    menuId: id('menu_id').notNull(),
  },
  table => [primaryKey({ columns: [table.roleId, table.menuId] })],
)

export const accountRoles = pgTable(
  'account_roles',
  {
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    roleId: id('role_id')
      .notNull()
      .references(() => roles.id),
  },
  table => [
    primaryKey({ columns: [table.area, table.accountId, table.roleId] }),
    index('account_roles_by_role').on(table.roleId),
  ],
)
