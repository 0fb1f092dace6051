import { AREAS, type Area } from '@shiji/contract/area.ts'
import { endSessionsCall, payPasswordCall, sessionsCall } from '@shiji/contract/identity/account.buyer.calls.ts'
import { PayPasswordInput, SessionRow } from '@shiji/contract/identity/identity.ts'
import { Deleted, Done, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { idsOf } from '../../../records/ids.ts'
import { ownSessions } from '../data/sessions/session.queries.ts'
import { setPayPassword } from '../use-cases/accounts/set-pay-password.ts'
import { endSessions } from '../use-cases/sessions/end-sessions.ts'

const sessionsOf = <A extends Area>(area: A) => [
  ...answerIn(
    sessionsCall,
    [area],
    {
      summary: 'The own open sessions of this area',
      data: Type.Array(SessionRow),
    },
    ctx => ownSessions(ctx),
  ),
  ...answerIn(
    endSessionsCall,
    [area],
    {
      summary: 'End own sessions',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => endSessions(ctx, idsOf(params.ids)),
  ),
]

export const safeRoutes = [
  ...AREAS.flatMap(sessionsOf),
  answer(
    payPasswordCall,
    {
      summary: 'Set the payment password',
      body: PayPasswordInput,
      data: Done,
    },
    (ctx, { body }) => setPayPassword(ctx, body),
  ),
]
