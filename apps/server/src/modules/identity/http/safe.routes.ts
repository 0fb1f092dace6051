import { AREAS, type Area } from '@shiji/contract/area.ts'
import { PayPasswordInput, SessionRow } from '@shiji/contract/identity/identity.ts'
import { Deleted, Done, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { route } from '../../../http/route.ts'
import { idsOf } from '../../../records/ids.ts'
import { ownSessions } from '../data/session.queries.ts'
import { endSessions } from '../use-cases/end-sessions.ts'
import { setPayPassword } from '../use-cases/set-pay-password.ts'

const sessionsOf = <A extends Area>(area: A) => [
  route(
    {
      method: 'GET',
      path: '/user/safe/sessions',
      area,
      access: 'session',
      summary: 'The own open sessions of this area',
      data: Type.Array(SessionRow),
    },
    ctx => ownSessions(ctx),
  ),
  route(
    {
      method: 'DELETE',
      path: '/user/safe/sessions/:ids',
      area,
      access: 'session',
      summary: 'End own sessions',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => endSessions(ctx, idsOf(params.ids)),
  ),
]

export const safeRoutes = [
  ...AREAS.flatMap(sessionsOf),
  route(
    {
      method: 'PUT',
      path: '/user/safe/pay_password',
      area: 'buyer',
      access: 'session',
      summary: 'Set the payment password',
      body: PayPasswordInput,
      data: Done,
    },
    (ctx, { body }) => setPayPassword(ctx, body),
  ),
]
