import { listCall } from '../lists/list-call.ts'
import type {
  AdminUserChange,
  AdminUserInput,
  AdminUserRow,
  RoleInput,
  RoleRow,
  StaffChange,
  StaffInput,
  StaffRow,
} from './identity.ts'

/** Buyers, owners and sub-accounts as the platform sees them. */
export const adminUsersCall = listCall<AdminUserRow, AdminUserRow, AdminUserInput, AdminUserChange>()({
  area: 'admin',
  path: 'users',
  noun: 'user',
  filters: {
    id: 'number',
    username: 'text',
    nickname: 'text',
    phone: 'text',
    belong_id: 'number',
    inviter_id: 'number',
    status: 'word',
    login_time: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'username', 'login_time', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
  sums: ['money', 'frozen_money', 'integral'],
})

const staff = {
  filters: {
    id: 'number',
    username: 'text',
    nickname: 'text',
    status: 'word',
    login_time: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'username', 'login_time', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
} as const

/** Staff of the platform. */
export const adminStaffCall = listCall<StaffRow, StaffRow, StaffInput, StaffChange>()({
  ...staff,
  area: 'admin',
  path: 'admins',
  noun: 'admin',
})

/** Staff of the own store. */
export const sellerStaffCall = listCall<StaffRow, StaffRow, StaffInput, StaffChange>()({
  ...staff,
  area: 'seller',
  path: 'users',
  noun: 'user',
})

const roles = {
  path: 'roles',
  noun: 'role',
  filters: { id: 'number', name: 'text', created_at: 'time' },
  sorts: ['id', 'name', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
} as const

/** Roles of the platform's staff. */
export const adminRolesCall = listCall<RoleRow, RoleRow, RoleInput>()({ ...roles, area: 'admin' })

/** Roles of the own store's staff. */
export const sellerRolesCall = listCall<RoleRow, RoleRow, RoleInput>()({ ...roles, area: 'seller' })
