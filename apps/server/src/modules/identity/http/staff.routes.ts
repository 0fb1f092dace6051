import { StaffChange, StaffInput, StaffRow } from '@shiji/contract/identity/identity.ts'
import { adminStaffCall, sellerStaffCall } from '@shiji/contract/identity/people.calls.ts'
import { createOf, destroyOf, updateOf } from '@shiji/contract/lists/list-parts.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { idsOf } from '../../../records/ids.ts'
import { adminStaffList, sellerStaffList, staffMember, staffPage } from '../data/staff/staff.queries.ts'
import { changeStaff, createStaff, removeStaff } from '../use-cases/staff/change-staff.ts'

const PLACES = [
  { call: adminStaffCall, list: adminStaffList },
  { call: sellerStaffCall, list: sellerStaffList },
] as const

/** /Admin/admins and /Seller/users: the same page over the platform's staff and over a store's. */
export const staffRoutes = PLACES.flatMap(({ call, list }) => [
  listRoute(call, { summary: 'Staff', list, row: StaffRow }, staffPage),
  viewRoute(call, { summary: 'One of the staff', view: StaffRow }, staffMember),
  answer(
    createOf(call),
    {
      summary: 'Add staff',
      body: StaffInput,
      data: Done,
    },
    (ctx, { body }) => createStaff(ctx, body),
  ),
  answer(
    updateOf(call),
    {
      summary: 'Change staff, roles, status',
      params: IdParams,
      body: StaffChange,
      data: Done,
    },
    (ctx, { params, body }) => changeStaff(ctx, params.id, body),
  ),
  answer(
    destroyOf(call),
    {
      summary: 'Remove staff',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeStaff(ctx, idsOf(params.ids)),
  ),
])
