import { StaffChange, StaffInput, StaffRow } from '@shiji/contract/identity/identity.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { idsOf } from '../../../records/ids.ts'
import { adminStaffList, sellerStaffList, staffMember, staffPage } from '../data/staff.queries.ts'
import { changeStaff, createStaff, removeStaff } from '../use-cases/change-staff.ts'

const PLACES = [
  { area: 'admin', path: '/admins', noun: 'admin', list: adminStaffList },
  { area: 'seller', path: '/users', noun: 'user', list: sellerStaffList },
] as const

/** /Admin/admins and /Seller/users: the same page over the platform's staff and over a store's. */
export const staffRoutes = PLACES.flatMap(({ area, path, noun, list }) => [
  route(
    { method: 'GET', path, area, access: `${noun}.view`, summary: 'Staff', list, data: PageOf(StaffRow) },
    (ctx, input) => staffPage(ctx, input.list),
  ),
  route(
    {
      method: 'GET',
      path: `${path}/:id`,
      area,
      access: `${noun}.view`,
      summary: 'One of the staff',
      params: IdParams,
      data: StaffRow,
    },
    (ctx, { params }) => staffMember(ctx, params.id),
  ),
  route(
    { method: 'POST', path, area, access: `${noun}.create`, summary: 'Add staff', body: StaffInput, data: Done },
    (ctx, { body }) => createStaff(ctx, body),
  ),
  route(
    {
      method: 'PUT',
      path: `${path}/:id`,
      area,
      access: `${noun}.update`,
      summary: 'Change staff, roles, status',
      params: IdParams,
      body: StaffChange,
      data: Done,
    },
    (ctx, { params, body }) => changeStaff(ctx, params.id, body),
  ),
  route(
    {
      method: 'DELETE',
      path: `${path}/:ids`,
      area,
      access: `${noun}.delete`,
      summary: 'Remove staff',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeStaff(ctx, idsOf(params.ids)),
  ),
])
